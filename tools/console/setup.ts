/**
 * Builds the console's interface at the documented release, outside the project:
 * npm run console:setup -- --ui <checkout> [--into <folder>]
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {product} from '../../src/config/product';

/** Versions that the interface's build requires; newer ones can't build it. */
const TOOLS = ['node@14', 'yarn@1'] as const;

/** Registries in the interface's lock file; they are replaced by the registry that npm is configured with on this machine. */
const REGISTRIES = /https?:\/\/(?:registry\.(?:yarnpkg\.com|npm\.taobao\.org|npmjs\.org|nlark\.com|npmmirror\.com)|r\.cnpmjs\.org)/g;

/** A package that is only on GitHub, and that only the web terminal uses. */
const TERMINAL = 'libapps';
const TERMINAL_STUB = 'module.exports = {lib: {f: {}, init() {}}, hterm: {}};\n';

/** In MB: the build runs out of memory with the default limit. */
const BUILD_MEMORY = 6000;

/** In milliseconds: yarn's default of half a minute is too short for large packages on a slow connection. */
const NETWORK_TIMEOUT = 300_000;

class Missing extends Error {}

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env): void {
  const {status, error} = spawnSync(command, args, {cwd, env, stdio: 'inherit'});
  if (error) throw new Missing(`${command} can't be run: ${error.message}`);
  if (status !== 0) throw new Missing(`${command} ${args.join(' ')} failed; see its output above.`);
}

/** Unpacks the files of the tag into a folder; the checkout itself isn't changed. */
function unpack(checkout: string, folder: string): void {
  if (!existsSync(checkout)) throw new Missing(`There is no ${checkout}. Clone it: git clone ${product.organization}/rainbond-ui`);
  const git = (...args: string[]) => execFileSync('git', ['-C', checkout, ...args], {maxBuffer: 512 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore']});
  try {
    git('rev-parse', '--verify', `refs/tags/${product.sourceTag}^{commit}`);
  } catch {
    throw new Missing(`${checkout} has no tag ${product.sourceTag}. Fetch it: git -C ${checkout} fetch origin tag ${product.sourceTag}`);
  }
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const archive = `${folder}.tar`;
  writeFileSync(archive, git('archive', '--format=tar', product.sourceTag));
  run('tar', ['xf', archive, '-C', folder], folder);
  rmSync(archive);
}

/** Removes the package that can't be downloaded, and takes the others from npm's registry. */
function adjustPackages(folder: string): void {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim().replace(/\/$/, '');
  const lock = path.join(folder, 'yarn.lock');
  const entries = readFileSync(lock, 'utf8').split(/\n{2,}/);
  writeFileSync(lock, entries.filter((entry) => !new RegExp(`^"?${TERMINAL}@`).test(entry)).join('\n\n').replace(REGISTRIES, registry));
  const description = path.join(folder, 'package.json');
  const {dependencies, ...rest} = JSON.parse(readFileSync(description, 'utf8')) as {dependencies: Record<string, string>};
  const remaining = Object.fromEntries(Object.entries(dependencies).filter(([name]) => name !== TERMINAL));
  writeFileSync(description, JSON.stringify({...rest, dependencies: remaining}, null, 2));
}

function build(checkout: string, into: string): string {
  const tools = path.join(into, 'node');
  const ui = path.join(into, 'ui');
  unpack(checkout, ui);
  mkdirSync(tools, {recursive: true});
  if (!existsSync(path.join(tools, 'package.json'))) writeFileSync(path.join(tools, 'package.json'), '{"private": true}\n');
  run('npm', ['install', '--silent', '--no-audit', '--no-fund', ...TOOLS], tools);
  const binaries = path.join(tools, 'node_modules', '.bin');
  // The project's .npmrc sets Node.js options that the interface's Node.js doesn't know.
  const env = {...process.env, NODE_OPTIONS: '', PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`};
  adjustPackages(ui);
  run('yarn', ['install', '--ignore-scripts', '--ignore-engines', '--non-interactive', '--network-timeout', String(NETWORK_TIMEOUT)], ui, env);
  const stub = path.join(ui, 'node_modules', TERMINAL);
  mkdirSync(stub, {recursive: true});
  writeFileSync(path.join(stub, 'index.js'), TERMINAL_STUB);
  run(path.join(binaries, 'node'), [path.join('node_modules', '.bin', 'umi'), 'build'], ui, {...env, COMPRESS: 'none', NODE_OPTIONS: `--max-old-space-size=${BUILD_MEMORY}`});
  return path.join(ui, 'dist');
}

function main() {
  const {values} = parseArgs({options: {ui: {type: 'string'}, into: {type: 'string', default: path.join(os.tmpdir(), 'rainbond-console')}}});
  if (values.ui === undefined) throw new Missing(`Say where a checkout of ${product.organization}/rainbond-ui is: --ui <folder>.`);
  const into = path.resolve(values.into);
  if (!path.relative(process.cwd(), into).startsWith('..')) throw new Missing(`${into} is inside the project: build it elsewhere (--into <folder>).`);
  console.log(`\nBuilt: ${build(path.resolve(values.ui), into)}`);
}

try {
  main();
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
