import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxFlowElementHast, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

/** Where translations into English stand. */
const ENGLISH = /(?:^|[\\/])i18n[\\/]en[\\/]/;

/** The language of the page that a file holds. */
export const pageLanguage = ({path}: Pick<VFile, 'path'>): 'zh' | 'en' => (ENGLISH.test(path) ? 'en' : 'zh');

/** The text of the only attribute of a component that has just this one; otherwise nothing. */
export function stringAttribute({attributes: [attribute]}: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  return attribute?.type === 'mdxJsxAttribute' && attribute.name === name && typeof attribute.value === 'string' ? attribute.value : '';
}

/** Values a component written from a transformer can be given; `undefined` leaves the attribute out. */
export type Attributes = Readonly<Record<string, string | true | undefined>>;

function attributes(values: Attributes): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value: value === true ? null : value}],
  );
}

/** An MDX component in a Markdown tree, as if the page had written it. */
export function mdxElement(
  name: string,
  values: Attributes = {},
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: attributes(values), children};
}

/** The same in an HTML tree, where a component without children is all that is needed. */
export function hastElement(name: string, values: Attributes): MdxJsxFlowElementHast {
  return {type: 'mdxJsxFlowElement', name, attributes: attributes(values), children: []};
}
