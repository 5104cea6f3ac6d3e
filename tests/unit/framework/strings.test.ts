import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import loader from '../../../src/framework/strings/loader';
import {inlineStrings, isFrameworkString} from '../../../src/framework/strings/inline-strings';

const inline = (source: string, texts: Record<string, string> = {}) => inlineStrings(source, 'a.tsx', texts)?.code;

/** The code that the bundler receives for a file. */
function load(source: string, texts: Record<string, string>): string {
  let result = '';
  loader.call({resourcePath: '/site/a.tsx', getOptions: () => ({texts, tables: []}), addDependency: () => undefined, callback: (_error, code) => void (result = code)}, source);
  return result;
}

describe('strings compiled into the code', () => {
  it('replaces the call by the translation', () => {
    const source = `const a = translate({id: 'x.y', message: '关闭', description: 'A button'});`;
    expect(inline(source, {'x.y': 'Close "it"'})).toBe(String.raw`const a = "Close \"it\"";`);
  });

  it('shows the source text where there is no translation', () => {
    expect(inline(`f(translate({id: 'x', message: '关闭', description: 'd'}))`)).toBe('f("关闭")');
  });

  it('keeps the call where the text has values', () => {
    const source = `translate({id: 'x', message: '{count} 条', description: 'd'}, {count: translate({id: 'y', message: '一', description: 'd'})})`;
    expect(inline(source, {x: '{count} hits', y: 'one'})).toBe('translate({message: "{count} hits"}, {count: "one"})');
  });

  it('keeps values and text of the component, and drops what only translators read', () => {
    const source = `<p><Translate id="x" description="d" values={{name: <b>{product}</b>}}>\n  {'{name} 很好'}\n</Translate></p>`;
    expect(inline(source, {x: '{name} is good'})).toBe('<p><Translate values={{name: <b>{product}</b>}}>{"{name} is good"}</Translate></p>');
    expect(inline('<Translate id="x" description="d">\n  第一行\n  第二行\n</Translate>')).toBe('<Translate>{"第一行 第二行"}</Translate>');
  });

  it('leaves alone what is not spelt as literals, and files without strings', () => {
    expect(inline('translate({id: name, message, description: "d"})')).toBeUndefined();
    expect(inline('translate(descriptor)')).toBeUndefined();
    expect(inline('const a = 1;')).toBeUndefined();
  });

  it('recompiles a file for another language, and after an edit', () => {
    const [zh, en] = [{x: '关闭'}, {x: 'Close'}];
    expect([load(`f(translate({id: 'x'}))`, zh), load(`f(translate({id: 'x'}))`, en), load(`g(translate({id: 'x'}))`, en)]).toEqual(['f("关闭")', 'f("Close")', 'g("Close")']);
  });

  it('fits the code of the framework that is installed', () => {
    const file = path.join(path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-classic')), 'theme/DocPaginator/index.js');
    const code = inline(readFileSync(file, 'utf8'), {'theme.docs.paginator.navAriaLabel': 'Pages before and after', 'theme.docs.paginator.next': 'Onwards'});
    expect(code).toContain('"Pages before and after"');
    expect(code).toContain('{"Onwards"}');
    expect(code).not.toContain('theme.docs.paginator');
  });

  it('knows the strings of the framework by their names', () => {
    expect(isFrameworkString('theme.common.skipToMainContent')).toBe(true);
    expect(isFrameworkString('search.kind.docs')).toBe(false);
  });
});
