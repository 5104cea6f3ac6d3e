import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Room for what Git answers: all files of a repository that pages name. */
const MAX_BUFFER = 2 ** 30;

function git(folder: string, words: readonly string[], input?: string): Buffer {
  const {status, stdout, stderr, error} = spawnSync('git', ['-C', folder, ...words], {input, maxBuffer: MAX_BUFFER});
  if (error) throw error;
  if (status !== 0) throw new Error(`"git ${words.join(' ')}" failed in ${folder}: ${stderr.toString().trim()}`);
  return stdout;
}

/**
 * Folder of a repository among others, bare or with a work tree.
 * @throws Error where there is none
 */
export function repositoryIn(sources: string, name: string): string {
  const folder = [path.join(sources, name), path.join(sources, `${name}.git`)].find(existsSync);
  if (folder === undefined) throw new Error(`There is no repository ${path.join(sources, name)}: clone https://github.com/goodrain/${name} there, with its tags.`);
  return folder;
}

/** Whether a repository has a tag, a branch or a commit of this name. */
export function hasTag(folder: string, tag: string): boolean {
  return spawnSync('git', ['-C', folder, 'rev-parse', '--quiet', '--verify', `${tag}^{commit}`]).status === 0;
}

/** Names of all files at a tag. */
export const filesAt = (folder: string, tag: string): string[] => git(folder, ['ls-tree', '-r', '-z', '--name-only', tag]).toString().split('\0').filter(Boolean);

/**
 * Reads files of a repository at their tags, all in one go.
 * @param names as `git show` takes them: `tag:path`
 * @returns the texts by their names; a file that isn't there is not in it
 */
export function readAt(folder: string, names: Iterable<string>): Map<string, string> {
  const distinct = [...new Set(names)];
  const texts = new Map<string, string>();
  if (distinct.length === 0) return texts;
  const answer = git(folder, ['cat-file', '--batch'], `${distinct.join('\n')}\n`);
  let start = 0;
  for (const name of distinct) {
    const end = answer.indexOf('\n', start);
    const head = answer.toString('utf8', start, end);
    start = end + 1;
    const size = /^[0-9a-f]+ (\w+) (\d+)$/.exec(head);
    // "… missing", and "… ambiguous" for a name that is none.
    if (size === null) continue;
    const length = Number(size[2]);
    if (size[1] === 'blob') texts.set(name, answer.toString('utf8', start, start + length));
    start += length + 1;
  }
  return texts;
}
