import {compile} from '@mdx-js/mdx';
import type {PluggableList} from 'unified';
import {VFile} from 'vfile';

type Options = {
  readonly remark?: PluggableList;
  readonly rehype?: PluggableList;
  readonly path?: string;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
};

/** Compiles a page's MDX with the given transformers and returns the JSX that comes out. */
export async function compilePage(source: string, {remark = [], rehype = [], frontMatter = {}}: Options): Promise<string> {
  const jsx = await compileModule(source, {remark, rehype, frontMatter});
  return jsx.slice(jsx.indexOf('return'));
}

/** Like `compilePage`, with the imports and exports of the page. */
export async function compileModule(source: string, {remark = [], rehype = [], frontMatter = {}, path = 'docs/page.mdx'}: Options): Promise<string> {
  const file = new VFile({value: source, path, data: {frontMatter}});
  return String(await compile(file, {jsx: true, remarkPlugins: remark, rehypePlugins: rehype}));
}

/** The value of a component's attribute, entities resolved. */
export function attribute(jsx: string, name: string): string | undefined {
  const value = new RegExp(`[ {]${name}="([^"]*)"`).exec(jsx)?.[1];
  return value?.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&#xA;/g, '\n').replace(/&amp;/g, '&');
}
