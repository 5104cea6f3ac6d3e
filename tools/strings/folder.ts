/** How `extract.ts` tells the configuration of a site where the strings are to be written. */
export const FOLDER_VARIABLE = 'STRINGS_FOLDER';

/**
 * The folder of translations for `write-translations`, outside the site: an empty one, so that every string is
 * written as its source gives it.
 * @throws when it isn't set: the framework would write into the translations themselves
 */
export function stringsFolder(): string {
  const folder = process.env[FOLDER_VARIABLE];
  if (!folder) throw new Error(`${FOLDER_VARIABLE} isn't set: this configuration is read by "npm run strings" only.`);
  return folder;
}
