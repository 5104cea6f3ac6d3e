import type {LoadContext, TranslationFile} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';

import {announcementBar} from '@site/src/config/announcement';
import {product} from '@site/src/config/product';
import announcement from '@site/src/plugins/announcement';

import {holds} from '../../../tools/specification/marks';

const context = (bar: object | undefined) => ({siteConfig: {themeConfig: {announcementBar: bar}}, baseUrl: '/en/'}) as unknown as LoadContext;
const plugin = (bar: object | undefined) => announcement(context(bar));

describe('the announcement', () => {
  it('is offered for translation, and takes its place with release and address filled in', holds('fields.announcement'), async () => {
    const {getTranslationFiles, translateThemeConfig} = plugin({id: 'a', content: '{version} 已发布 {changes}', isCloseable: true});
    const [file] = (await getTranslationFiles?.({content: undefined})) as TranslationFile[];
    expect(file?.content.content?.message).toBe('{version} 已发布 {changes}');
    const translated = {path: file?.path ?? '', content: {content: {message: '{version} is out {changes}'}}};
    expect(translateThemeConfig?.({themeConfig: {}, translationFiles: [translated]})).toEqual({
      announcementBar: {id: 'a', content: `${product.latestPatch} is out /en/community/change/${product.latestPatch}`, isCloseable: true},
    });
  });

  it('that can be closed hides no other one', () => {
    expect(plugin({id: 'a', content: 'b', isCloseable: false}).injectHtmlTags?.({content: undefined})).toEqual({});
    const {preBodyTags} = plugin({id: 'a', content: 'b', isCloseable: true}).injectHtmlTags?.({content: undefined}) ?? {};
    expect(JSON.stringify(preBodyTags)).toContain('docusaurus.announcement.id');
  });

  it('may be left out', async () => {
    const {getTranslationFiles, translateThemeConfig} = plugin(undefined);
    expect(await getTranslationFiles?.({content: undefined})).toEqual([]);
    expect(translateThemeConfig?.({themeConfig: {}, translationFiles: []})).toEqual({});
  });

  it('of this site can’t be closed, and comes anew with every release', holds('announcement.fixed'), () => {
    expect(announcementBar?.isCloseable).toBe(false);
    expect(announcementBar?.id).toContain(product.latestPatch);
  });
});
