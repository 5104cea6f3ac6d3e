import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Entries} from './source';

/** Names that the platform's programs know, with a value for each. */
export type Platform = {
  /** The tag they were taken from. */
  readonly tag: string;
  readonly flags: Entries<string>;
  readonly commands: Entries<string>;
  readonly environment: Entries<string>;
  readonly images: Entries<string>;
  readonly components: Entries<string>;
  readonly fields: Entries<string>;
  readonly values: Entries<string>;
};

/** The console's labels. */
export type Labels = {
  readonly tag: string;
  /** By key: the Chinese and the English text, or the Chinese alone where the English console has none. */
  readonly labels: Entries<readonly string[]>;
  /** Chinese texts hard-coded in the console and shown in both languages, with the file of each. */
  readonly inCode: Entries<string>;
};

export const PLATFORM_FILE = path.join('tools', 'vocabulary', 'platform.json');
export const LABELS_FILE = path.join('tools', 'vocabulary', 'labels.json');

/** Serializes data with one entry per line, so that diffs are readable. */
export function serialize(data: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(data).map(([name, value]) => {
    if (value === null || typeof value !== 'object') return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
    const lines = Object.entries(value).map(([key, entry]) => `  ${JSON.stringify(key)}: ${JSON.stringify(entry)}`);
    return `${JSON.stringify(name)}: {\n${lines.join(',\n')}\n}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Reads the names that the platform's programs know. */
export const readPlatform = (file = PLATFORM_FILE): Platform => readJson(file) as Platform;

/** Reads the console's labels. */
export const readConsoleLabels = (file = LABELS_FILE): Labels => readJson(file) as Labels;
