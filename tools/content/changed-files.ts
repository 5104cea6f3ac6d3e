import {spawnSync} from 'node:child_process';

function git(root: string, ...args: readonly string[]): string[] {
  const {status, stdout} = spawnSync('git', args, {cwd: root, encoding: 'utf8'});
  if (status !== 0) throw new Error(`"git ${args.join(' ')}" failed: finding the changed files needs a Git checkout.`);
  return stdout.split('\0').filter(Boolean);
}

/** The commit that the work started from: the point where this branch left main; on main itself, or where there is no main, the last commit. */
function startOfWork(root: string): string {
  const {status, stdout} = spawnSync('git', ['merge-base', 'HEAD', 'main'], {cwd: root, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : 'HEAD';
}

/**
 * Files that differ from the commit that the work started from, including untracked files but not deleted ones.
 * @throws Error outside a Git checkout
 */
export function changedFiles(root = '.'): Set<string> {
  return new Set([
    ...git(root, 'diff', '--name-only', '--diff-filter=d', '--relative', '-z', startOfWork(root)),
    ...git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]);
}
