import {spawnSync} from 'node:child_process';

/** The lowest version that can run the Nu checker's class files. */
export const MIN_JAVA = 11;

/** The version in the output of `java -version`, 8 for "1.8"; undefined if there is none. */
export function readJavaVersion(output: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (first === undefined) return undefined;
  return Number(first === '1' && second !== undefined ? second : first);
}

/** Why pages can't be checked on this machine; undefined if they can. */
export function missingJava(): string | undefined {
  const {stdout, stderr, error} = spawnSync('java', ['-version'], {encoding: 'utf8'});
  const version = error ? undefined : readJavaVersion(`${stdout}${stderr}`);
  if (version === undefined) return `no Java found; ${MIN_JAVA} or later is needed`;
  return version < MIN_JAVA ? `Java ${version} found; ${MIN_JAVA} or later is needed` : undefined;
}
