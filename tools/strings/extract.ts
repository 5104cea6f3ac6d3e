import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {FOLDER_VARIABLE} from './folder';
import {readStrings} from './read';
import type {Strings} from './compare';

/** A site's folder, and its configuration for this check, as a path from that folder. */
export type Site = {readonly folder: string; readonly config: string};

export type Extracted = {
  /** Every string as it is in its source: Chinese for our own, English for the framework's. */
  readonly source: Strings;
  /** The same with the framework's own Chinese translations. */
  readonly chinese: Strings;
};

/** Has the framework write a site's strings for one language. */
async function writeTranslations({folder, config}: Site, locale: string, out: string): Promise<void> {
  const program = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const env = {
    ...process.env,
    [FOLDER_VARIABLE]: out,
    // Files that plugins generate here are kept apart from those of a site that is being built or developed.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(out, `generated-${locale}`),
    // Texts of the configuration are read in the source language.
    DOCUSAURUS_CURRENT_LOCALE: 'zh',
    // The working copy of the documentation is part of the site only in development.
    NODE_ENV: 'development',
  };
  try {
    const {stderr} = await promisify(execFile)(process.execPath, [program, 'write-translations', folder, '--config', config, '--locale', locale], {env});
    if (locale === 'zh') process.stderr.write(stderr);
  } catch (error) {
    const {stderr} = error as {readonly stderr?: string};
    throw new Error(`The strings of ${folder} can't be read:\n${stderr ?? ''}`, {cause: error});
  }
}

/**
 * Reads every string of a site with the public command `docusaurus write-translations`, which writes to a temporary
 * folder. The command writes the framework's strings in the requested language and all others unchanged: for English,
 * the framework's strings are therefore as in their sources.
 */
export async function extractStrings(site: Site): Promise<Extracted> {
  const out = await mkdtemp(path.join(tmpdir(), 'strings-'));
  try {
    await Promise.all(['zh', 'en'].map((locale) => writeTranslations(site, locale, out)));
    return {source: await readStrings(path.join(out, 'en')), chinese: await readStrings(path.join(out, 'zh'))};
  } finally {
    await rm(out, {recursive: true, force: true});
  }
}
