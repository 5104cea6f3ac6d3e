import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {readSite} from '../../../src/plugins/search-index/read-site';
import type {PageText} from '../../../src/search/index/page-text';

const html = (body: string) => `<!doctype html><html><head></head><body><main>${body}</main></body></html>`;

const FILES: Readonly<Record<string, string>> = {
  'docs/a': html('<h1>甲</h1><p>见 <a href=/docs/b>乙是什么</a>、<a href="/docs/b/#ports">开放端口</a>、<a href=/docs/b>1</a>、<a href=https://example.com/docs/b>外面</a>。'),
  'docs/b': html('<h1>乙</h1><p>自己 <a href=/docs/b#ports>本页</a>。<h2 id=ports>端口</h2><p>80。'),
  blog: html('<h1>博客</h1><p><a href=/docs/b>文章里的乙</a><h2>一篇</h2>'),
};

describe('the pages of a built site', () => {
  let folder = '';
  let pages: readonly PageText[] = [];
  const pageAt = (url: string) => pages.find((page) => page.url === url);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'read-site-'));
    for (const [name, text] of Object.entries(FILES)) {
      await mkdir(path.join(folder, name), {recursive: true});
      await writeFile(path.join(folder, name, 'index.html'), text);
    }
    pages = await readSite({folder, baseUrl: '/', routes: Object.keys(FILES).map((name) => `/${name}`)});
  });

  afterAll(() => rm(folder, {recursive: true}));

  test('know how other pages name them and their sections', () => {
    expect(pageAt('docs/b')?.linkedFrom).toBe(1);
    expect(pageAt('docs/b')?.sections.map(({linkedAs}) => linkedAs)).toEqual([['乙是什么'], ['开放端口']]);
    expect(pageAt('docs/a')?.sections[0]?.linkedAs).toEqual([]);
  });

  test('contain only the name of the first page of the blog', () => {
    expect(pageAt('blog')?.sections).toMatchObject([{headings: ['博客'], prose: '', code: ''}]);
  });
});
