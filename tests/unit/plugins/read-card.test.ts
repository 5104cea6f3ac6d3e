import {expect, it} from 'vitest';

import {readCard} from '../../../src/plugins/sharing-images/read-card';

const page = (body: string) => Buffer.from(`<!doctype html><html><body><nav><h1>菜单</h1></nav><main>${body}</main></body></html>`);
const place = {language: 'zh', host: 'example.com'} as const;

it('says the title and the trail of a documentation page', () => {
  const html = page('<ul><li class="breadcrumbs__item">文档</li><li class="breadcrumbs__item">安装</li><li class="breadcrumbs__item">Helm</li></ul><h1>用 Helm\n 安装</h1>');
  expect(readCard(html, {...place, pagePath: 'docs/installation/helm'})).toEqual({title: '用 Helm 安装', section: '文档 · 安装', host: 'example.com'});
});

it('says the part of the site where there is no trail', () => {
  expect(readCard(page('<h1>BOE</h1>'), {...place, pagePath: 'case/boe'})).toEqual({title: 'BOE', section: '用户案例', host: 'example.com'});
  expect(readCard(page('<h1>Home</h1>'), {...place, language: 'en', pagePath: ''})).toMatchObject({title: 'Home', section: ''});
});

it('says the product where a page has no heading', () => {
  expect(readCard(page('<p>text</p>'), {...place, pagePath: 'x'})).toMatchObject({title: 'Rainbond', section: ''});
});
