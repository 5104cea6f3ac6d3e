/** The environment variable in which `extract.ts` tells the configuration of a site where to write the strings. */
export const FOLDER_VARIABLE = 'STRINGS_FOLDER';

/**
 * The translations folder for `write-translations`, outside the site. It is empty, so that every string is
 * written as it is in its source.
 * @throws if the variable isn't set, because the framework would write into the site's own translations
 */
export function stringsFolder(): string {
  const folder = process.env[FOLDER_VARIABLE];
  if (!folder) throw new Error(`${FOLDER_VARIABLE} isn't set: this configuration is read by "npm run strings" only.`);
  return folder;
}
