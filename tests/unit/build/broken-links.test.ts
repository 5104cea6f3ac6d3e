import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, describe, expect, it, vi} from 'vitest';

import {holds} from '../../../tools/specification/marks';

const PROGRAM = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

// The builds have only a few pages, but a busy machine is slow.
vi.setConfig({testTimeout: 600_000});

const folder = mkdtempSync(path.join(tmpdir(), 'planted-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Builds the planted site with one of its configurations, without a cache: cached pages would not be warned of again. */
function build(configuration: string): Promise<{status: number | null; output: string; out: string}> {
  const out = path.join(folder, configuration);
  return new Promise((done, fail) => {
    const options = ['build', '--config', `tests/fixtures/site/${configuration}.config.ts`, '--out-dir', out];
    const env = {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-planted-${configuration}`, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', FORCE_COLOR: '0', NODE_ENV: 'production', BABEL_ENV: 'production'};
    const child = spawn(process.execPath, [PROGRAM, ...options], {env, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    for (const from of [child.stdout, child.stderr]) from.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', fail);
    child.on('close', (status) => done({status, output, out}));
  });
}

describe('a build', () => {
  it('warns of a Markdown link to a file that is not there, names the place, and ends well', holds('build.broken-markdown-link-warns'), async () => {
    const {status, output, out} = await build('docusaurus');
    expect(status, output).toBe(0);
    const file = String.raw`tests/fixtures/site/docs/headings\.mdx:\d+`;
    expect(output).toMatch(new RegExp(String.raw`\[WARNING\] ${file}: the Markdown link to "\./missing\.mdx" leads to no file`));
    expect(output).toMatch(new RegExp(String.raw`\[WARNING\] ${file}: the Markdown link to "\./missing-too\.mdx" leads to no file`));
    expect(readFileSync(path.join(out, 'docs/headings/index.html'), 'utf8')).toContain('a link without a file');
  });

  it('fails on a link to a page that does not exist, and names both', holds('build.broken-link-fails'), async () => {
    const {status, output} = await build('with-broken-link');
    expect(status, output).not.toBe(0);
    expect(output).toMatch(/Docusaurus found broken links/);
    expect(output).toContain('/docs/no-such-page');
  });
});
