/**
 * Builds the site as `docusaurus build` does and with its options, but the languages side by side: the framework
 * builds one after the other, and each keeps only one core busy. A language of its own, a configuration of its own,
 * one core or little memory: then the framework's command as it is.
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

/** What two languages at once take at most, in bytes, and room for the system (`npm run build:measure`). */
const MEMORY = 7e9;

/** The framework's variable for the number of threads that write pages. */
const WORKERS = 'DOCUSAURUS_SSG_WORKER_THREAD_COUNT';

/** A build is over before much of what V8 compiles anew for speed pays: a function runs longer before it does so. A Node.js that doesn't know the option ends with an error, and builds without it. */
const V8 = ['--interrupt-budget=400000'].filter((option) => spawnSync(process.execPath, [option, '--eval', '']).status === 0);

const PROGRAM = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');

type Run = {readonly words: readonly string[]; readonly environment?: Readonly<Record<string, string>>; readonly shown: boolean};

/** Runs the framework's command; what it prints is shown as it comes, or kept. */
function docusaurus({words, environment, shown}: Run) {
  const child = spawn(process.execPath, [...V8, PROGRAM, 'build', ...words], {stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'], env: {...process.env, ...environment}});
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const ended = new Promise<number>((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => done(status ?? 1));
  });
  return {child, ended, printed: () => Buffer.concat(printed).toString('utf8')};
}

/** Each language into a folder of its own, as the default one empties the site's; then the others are moved into it. */
async function sideBySide(folder: string, words: readonly string[], common: Readonly<Record<string, string>>): Promise<number> {
  // Each would take as many workers as there are cores, and starting one takes more than a second.
  const workers = String(Math.max(1, Math.floor(availableParallelism() / i18n.locales.length)));
  const generated = process.env['DOCUSAURUS_GENERATED_FILES_DIR_NAME'] ?? '.docusaurus';
  const builds = i18n.locales.map((locale) => {
    const first = locale === defaultLocale;
    const out = first ? folder : `${folder}.${locale}`;
    const environment = {...common, [WORKERS]: workers, DOCUSAURUS_GENERATED_FILES_DIR_NAME: first ? generated : `${generated}-${locale}`};
    return {locale, first, out, ...docusaurus({words: ['--locale', locale, '--out-dir', out, ...words], environment, shown: first})};
  });
  const stop = () => builds.forEach(({child}) => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // One that fails ends the others: what is built of them would be thrown away.
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
  const own = new Set(tokens.flatMap((token) => (token.kind === 'option' && token.name === 'out-dir' ? [token.index, ...(token.inlineValue ? [] : [token.index + 1])] : [])));
  const rest = all.filter((_, index) => !own.has(index));
  const apart = values.locale === undefined && values.config === undefined && availableParallelism() > 1 && totalmem() >= MEMORY;
  const environment: Record<string, string> = existsSync('node_modules/.cache/rspack') ? {} : {[FIRST_BUILD]: 'true'};
  process.exitCode = apart ? await sideBySide(String(values['out-dir']), rest, environment) : await docusaurus({words: all, environment, shown: true}).ended;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
