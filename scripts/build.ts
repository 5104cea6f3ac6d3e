/**
 * Builds the site like `docusaurus build`, with the same options, but with the languages in parallel: the framework
 * builds one after the other, and each keeps only one core busy. If a single language or another configuration is given,
 * or the machine has only one core or little memory, it runs the framework's command unchanged.
 */
import {spawn, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, rename, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {availableParallelism, totalmem} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {FIRST_BUILD} from '../src/config/env';
import {defaultLocale, i18n} from '../src/config/i18n';

/** Peak memory of two languages in parallel, in bytes, plus headroom for the system (`npm run build:measure`). */
const MEMORY = 7e9;

/** The framework's variable for the number of threads that write pages. */
const WORKERS = 'DOCUSAURUS_SSG_WORKER_THREAD_COUNT';

/** Makes V8 run a function for longer before it recompiles it for speed: a build ends before most of that pays off. A Node.js that doesn't know the option exits with an error, and builds without it. */
const V8_OPTIONS = ['--interrupt-budget=400000'].filter((option) => spawnSync(process.execPath, [option, '--eval', '']).status === 0);

const PROGRAM = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');

type Run = {readonly args: readonly string[]; readonly environment?: Readonly<Record<string, string>>; readonly shown: boolean};

/** Runs the framework's command; its output is shown as it arrives, or collected. */
function docusaurus({args, environment, shown}: Run) {
  const child = spawn(process.execPath, [...V8_OPTIONS, PROGRAM, 'build', ...args], {stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'], env: {...process.env, ...environment}});
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const ended = new Promise<number>((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => done(status ?? 1));
  });
  return {child, ended, printed: () => Buffer.concat(printed).toString('utf8')};
}

/** Builds each language into its own folder, because the build of the default language empties the site's folder; then moves the others into it. */
async function buildInParallel(folder: string, args: readonly string[], common: Readonly<Record<string, string>>): Promise<number> {
  // By default, each build starts as many workers as there are cores, and starting one takes more than a second.
  const workers = String(Math.max(1, Math.floor(availableParallelism() / i18n.locales.length)));
  const generated = process.env['DOCUSAURUS_GENERATED_FILES_DIR_NAME'] ?? '.docusaurus';
  const builds = i18n.locales.map((locale) => {
    const first = locale === defaultLocale;
    const out = first ? folder : `${folder}.${locale}`;
    const environment = {...common, [WORKERS]: workers, DOCUSAURUS_GENERATED_FILES_DIR_NAME: first ? generated : `${generated}-${locale}`};
    return {locale, first, out, ...docusaurus({args: ['--locale', locale, '--out-dir', out, ...args], environment, shown: first})};
  });
  const stop = () => builds.forEach(({child}) => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // If one build fails, the others are stopped: their output is thrown away anyway.
  const statuses = await Promise.all(builds.map(({ended}) => ended.then((status) => (status === 0 ? 0 : (stop(), status)))));
  for (const {printed, first} of builds) if (!first) process.stdout.write(printed());
  const failed = statuses.find((status) => status !== 0);
  for (const {locale, out, first} of builds) {
    if (first) continue;
    const target = path.join(folder, locale);
    if (failed === undefined) {
      await rm(target, {recursive: true, force: true});
      await mkdir(folder, {recursive: true});
      await rename(path.join(out, locale), target);
    }
    await rm(out, {recursive: true, force: true});
  }
  return failed ?? 0;
}

async function main() {
  const all = process.argv.slice(2);
  const {values, tokens} = parseArgs({options: {'out-dir': {type: 'string', default: 'build'}, locale: {type: 'string'}, config: {type: 'string'}}, strict: false, tokens: true});
  const outDirIndexes = new Set(tokens.flatMap((token) => (token.kind === 'option' && token.name === 'out-dir' ? [token.index, ...(token.inlineValue ? [] : [token.index + 1])] : [])));
  const rest = all.filter((_, index) => !outDirIndexes.has(index));
  const parallel = values.locale === undefined && values.config === undefined && availableParallelism() > 1 && totalmem() >= MEMORY;
  const environment: Record<string, string> = existsSync('node_modules/.cache/rspack') ? {} : {[FIRST_BUILD]: 'true'};
  process.exitCode = parallel ? await buildInParallel(String(values['out-dir']), rest, environment) : await docusaurus({args: all, environment, shown: true}).ended;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
