import {compile} from '@mdx-js/mdx';
import type {PluggableList} from 'unified';

type Plugins = {readonly remark?: PluggableList; readonly rehype?: PluggableList};

/** Compiles a page's MDX with the given transformers and returns the JSX that comes out. */
export async function compilePage(source: string, {remark = [], rehype = []}: Plugins): Promise<string> {
  const result = await compile(
    {value: source, path: 'docs/page.mdx'},
    {jsx: true, remarkPlugins: remark, rehypePlugins: rehype},
  );
  const jsx = String(result);
  return jsx.slice(jsx.indexOf('return'));
}

/** The value of a component's attribute, entities resolved. */
export function attribute(jsx: string, name: string): string | undefined {
  const value = new RegExp(`[ {]${name}="([^"]*)"`).exec(jsx)?.[1];
  return value?.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&#xA;/g, '\n').replace(/&amp;/g, '&');
}
