import {existsSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {changeError} from './change-error';
import type {ChangeName} from './register';

/** Resolves a module as seen from a file. Returns undefined where it isn't installed. */
export type Resolve = (specifier: string, from: string) => string | undefined;

/** A file that its package doesn't export is looked up in the package's folder. */
export const resolve: Resolve = (specifier, from) => {
  const require = createRequire(from);
  try {
    return require.resolve(specifier);
  } catch {
    const [, name = '', file = ''] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(specifier) ?? [];
    const found = (require.resolve.paths(name) ?? []).map((folder) => path.join(folder, name, file)).find((candidate) => existsSync(candidate));
    return found && realpathSync(found);
  }
};

/**
 * The installed file that a specifier points to in the framework.
 * @param target a specifier; `a > b` is the `b` that `a` uses
 * @throws the change's error when there is no such file
 */
export function targetFile(change: ChangeName, target: string, find: Resolve = resolve): string {
  let file: string | undefined = __filename;
  for (const specifier of target.split(' > ')) file &&= find(specifier, file);
  if (file === undefined) throw changeError(change, `${target} isn't installed under this name.`, 'where its contents are now with `touches` in register.ts and with the names in the change’s folder');
  return file;
}
