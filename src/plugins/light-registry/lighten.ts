/** One line of the framework's registry: name, loader, and twice the path of the module. */
const ENTRY = /^(\s*"[^"]+": \[\(\) => import\((?:\/\*.*?\*\/ )?"[^"]+"\)), "[^"]+", require\.resolveWeak\("[^"]+"\)\](,?(?:\};)?)$/gm;

/**
 * The registry of page modules without their paths, which only rendering on the build machine reads.
 * @throws when the framework writes the file in another form than the one known here
 */
export function lightenRegistry(source: string): string {
  const entries = source.match(/import\(/g)?.length ?? 0;
  let lightened = 0;
  const result = source.replace(ENTRY, (_line, head: string, rest: string) => {
    lightened += 1;
    return `${head}]${rest}`;
  });
  if (lightened !== entries) {
    throw new Error(`light-registry: ${entries - lightened} of ${entries} entries of the registry have a form that isn't known. Compare lighten.ts with the framework's version.`);
  }
  return result;
}
