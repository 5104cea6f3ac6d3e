import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Buffer for Git's output: all files of a repository that pages name. */
const MAX_BUFFER = 2 ** 30;

function git(folder: string, args: readonly string[], input?: string): Buffer {
  const {status, stdout, stderr, error} = spawnSync('git', ['-C', folder, ...args], {input, maxBuffer: MAX_BUFFER});
  if (error) throw error;
  if (status !== 0) throw new Error(`"git ${args.join(' ')}" failed in ${folder}: ${stderr.toString().trim()}`);
  return stdout;
}

/**
 * Finds the folder of a repository among the sources, bare or with a work tree.
 * @throws Error if there is none
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
 * Reads files of a repository at their tags, all with one Git process.
 * @param names as `git show` takes them: `tag:path`
 * @returns the texts by name, without files that don't exist
 */
export function readAt(folder: string, names: Iterable<string>): Map<string, string> {
  const distinct = [...new Set(names)];
  const texts = new Map<string, string>();
  if (distinct.length === 0) return texts;
  const output = git(folder, ['cat-file', '--batch'], `${distinct.join('\n')}\n`);
  let start = 0;
  for (const name of distinct) {
    const end = output.indexOf('\n', start);
    const head = output.toString('utf8', start, end);
    start = end + 1;
    const size = /^[0-9a-f]+ (\w+) (\d+)$/.exec(head);
    // "… missing", or "… ambiguous" for an invalid name.
    if (size === null) continue;
    const length = Number(size[2]);
    if (size[1] === 'blob') texts.set(name, output.toString('utf8', start, start + length));
    start += length + 1;
  }
  return texts;
}
