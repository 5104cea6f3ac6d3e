import {createRequire} from 'node:module';

import {expect, it} from 'vitest';

import {keepsLight, lightMode} from '@site/src/framework/light-mode';
import {targetFile} from '@site/src/framework/targets';

type Theme = {readonly DataAttributeQueryStringInlineJavaScript: string};

const {DataAttributeQueryStringInlineJavaScript: theirs} = createRequire(import.meta.url)(targetFile('light-mode', '@docusaurus/theme-classic/lib/inlineScripts.js')) as Theme;

/** The script of a default build. */
function ours(): string {
  const {preBodyTags} = (lightMode.plugin?.({} as never).injectHtmlTags?.({content: undefined}) ?? {}) as {readonly preBodyTags?: readonly {readonly innerHTML: string}[]};
  return preBodyTags?.[0]?.innerHTML ?? '';
}

it('the light mode is set after the installed theme has read the address, and not before', () => {
  expect(keepsLight(`<script>${theirs}</script><script>${ours()}</script>`)).toBe(true);
  expect(keepsLight(`<script>${ours()}</script><script>${theirs}</script>`)).toBe(false);
});

it('a theme that reads the address in another form is noticed', () => {
  expect(keepsLight(`<script>${theirs.replaceAll('docusaurus-data-', 'data-from-')}</script><script>${ours()}</script>`)).toBe(false);
});
