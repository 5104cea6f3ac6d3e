import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {REPOSITORIES} from '../../src/plugins/page-sources/format';
import {readAt, repositoryIn} from '../git-files';

/** A text that readers see in the console but that its translations don't contain: hard-coded elsewhere, or sent by the back end. */
export type ExtraLabel = {
  readonly zh: string;
  /** What the English console shows, if it differs. */
  readonly en?: string;
  /** What the file contains instead of the English label, if the console shows it in another form: names of states are capitalized. */
  readonly source?: string;
  readonly repo: string;
  readonly file: string;
  /** The release it is taken from, if the one that the site describes no longer has it. */
  readonly tag?: string;
};

export const EXTRA_FILE = path.join('tools', 'vocabulary', 'extra-labels.yaml');

const KEYS = new Set(['zh', 'en', 'source', 'repo', 'file', 'tag']);

function isExtraLabel(entry: unknown): entry is ExtraLabel {
  if (entry === null || typeof entry !== 'object') return false;
  const {zh, en, source, repo, file, tag} = entry as Partial<Record<string, unknown>>;
  return typeof zh === 'string' && typeof file === 'string' && [en, source, tag].every((text) => text === undefined || typeof text === 'string') && (REPOSITORIES as readonly unknown[]).includes(repo) && Object.keys(entry).every((key) => KEYS.has(key));
}

/**
 * Reads the list of extra labels.
 * @throws Error that names the entry that can't be read
 */
export function readExtraLabels(file = EXTRA_FILE): ExtraLabel[] {
  const list: unknown = parse(readFileSync(file, 'utf8')) ?? [];
  if (!Array.isArray(list)) throw new Error(`${file} is not a list.`);
  return list.map((entry: unknown) => {
    if (!isExtraLabel(entry)) throw new Error(`${file}: an entry has to be {zh, en if it differs, repo, file}, not ${JSON.stringify(entry)}.`);
    return entry;
  });
}

/** The labels that their files don't contain, at their own tag or, if they have none, at the given one. */
export function missingExtraLabels(labels: readonly ExtraLabel[], sources: string, tag: string): ExtraLabel[] {
  const nameOf = ({file, tag: own = tag}: ExtraLabel) => `${own}:${file}`;
  const texts = new Map([...new Set(labels.map(({repo}) => repo))].map((repo) => [repo, readAt(repositoryIn(sources, repo), labels.filter((label) => label.repo === repo).map(nameOf))]));
  return labels.filter((label) => {
    const text = texts.get(label.repo)?.get(nameOf(label)) ?? '';
    return ![label.zh, label.source ?? label.en ?? label.zh].every((part) => text.includes(part));
  });
}
