import {spawnSync} from 'node:child_process';

function git(root: string, ...words: readonly string[]): string[] {
  const {status, stdout} = spawnSync('git', words, {cwd: root, encoding: 'utf8'});
  if (status !== 0) throw new Error(`"git ${words.join(' ')}" failed: telling what changed needs a Git checkout.`);
  return stdout.split('\0').filter(Boolean);
}

/** The commit that work started from: where this branch left main; on main itself, or without one, the last commit. */
function startOfWork(root: string): string {
  const {status, stdout} = spawnSync('git', ['merge-base', 'HEAD', 'main'], {cwd: root, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : 'HEAD';
}

/**
 * Files that differ from where the work started, untracked ones included, deleted ones not.
 * @throws Error outside a Git checkout
 */
export function changedFiles(root = '.'): Set<string> {
  return new Set([
    ...git(root, 'diff', '--name-only', '--diff-filter=d', '--relative', '-z', startOfWork(root)),
    ...git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]);
}
