import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {changedFiles} from './changed-files';

describe('changedFiles', () => {
  let root = '';
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {cwd: root});
  const write = (name: string, text = name) => {
    writeFileSync(path.join(root, name), text);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'changed-'));
    git('init', '--quiet', '--initial-branch', 'main');
    for (const name of ['same.mdx', 'edited.mdx', 'deleted.mdx', '.gitignore']) write(name);
    write('.gitignore', 'ignored.mdx');
    git('add', '.');
    git('commit', '--quiet', '--message', 'start');
  });
  afterEach(() => {
    rmSync(root, {recursive: true});
  });

  it('lists changed and new files', () => {
    write('edited.mdx', 'else');
    write('新.mdx');
    write('ignored.mdx');
    rmSync(path.join(root, 'deleted.mdx'));
    expect([...changedFiles(root)].sort()).toEqual(['edited.mdx', '新.mdx']);
  });

  it('lists what a branch has changed since it left main', () => {
    git('switch', '--quiet', '--create', 'branch');
    write('edited.mdx', 'else');
    git('commit', '--quiet', '--all', '--message', 'edit');
    expect([...changedFiles(root)]).toEqual(['edited.mdx']);
  });

  it('throws outside a Git checkout', () => {
    rmSync(path.join(root, '.git'), {recursive: true});
    expect(() => changedFiles(root)).toThrow('needs a Git checkout');
  });
});
