import {existsSync} from 'node:fs';
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import type {TranslationFileContent} from '@docusaurus/types';

import type {Strings} from './compare';

/** Reads a JSON file; returns the fallback if there is none. */
export async function readJson<T>(file: string, fallback: T): Promise<T> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : fallback;
}

const messages = (content: TranslationFileContent): Strings => Object.fromEntries(Object.entries(content).map(([key, {message}]) => [key, message]));

/** Keys of a plugin's translation file are prefixed with the file's name: `navbar:item.label.文档`. */
const fileKey = (plugin: string, file: string) => (plugin === 'docusaurus-theme-classic' ? file : `${plugin}/${file}`);

/** Reads the strings of code in a folder of translations. */
export async function readCode(folder: string): Promise<Strings> {
  return messages(await readJson<TranslationFileContent>(path.join(folder, 'code.json'), {}));
}

/** Reads all strings in a folder of translations: those of code, and those of bars, footer and sidebars. */
export async function readStrings(folder: string): Promise<Strings> {
  const strings: Record<string, string> = {...(await readCode(folder))};
  for (const entry of await readdir(folder, {withFileTypes: true})) {
    if (!entry.isDirectory()) continue;
    const place = path.join(folder, entry.name);
    for (const file of await readdir(place)) {
      if (!file.endsWith('.json')) continue;
      const name = fileKey(entry.name, path.basename(file, '.json'));
      for (const [key, message] of Object.entries(messages(await readJson<TranslationFileContent>(path.join(place, file), {})))) strings[`${name}:${key}`] = message;
    }
  }
  return strings;
}
