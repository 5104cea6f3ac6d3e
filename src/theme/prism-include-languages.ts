/** Loads no languages in the browser: code is highlighted at build time. */
export default function prismIncludeLanguages(): void {
  return undefined;
}
