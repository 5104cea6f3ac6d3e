import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxAttributeValueExpression, MdxJsxFlowElement, MdxJsxFlowElementHast, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

type Estree = NonNullable<NonNullable<MdxJsxAttributeValueExpression['data']>['estree']>;
type Statement = Estree['body'][number];
type Expression = Extract<Statement, {type: 'ExpressionStatement'}>['expression'];

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

/** A value of JSON as the expression that means it. */
function expression(value: unknown): Expression {
  if (Array.isArray(value)) return {type: 'ArrayExpression', elements: value.map(expression)};
  if (typeof value === 'object' && value !== null) {
    const properties = Object.entries(value).map(([key, part]) => ({
      type: 'Property' as const,
      kind: 'init' as const,
      method: false,
      shorthand: false,
      computed: false,
      key: {type: 'Literal' as const, value: key, raw: JSON.stringify(key)},
      value: expression(part),
    }));
    return {type: 'ObjectExpression', properties};
  }
  const literal = value as string | number | boolean;
  return {type: 'Literal', value: literal, raw: JSON.stringify(literal)};
}

/** An attribute whose value is data. */
export function dataAttribute(name: string, value: unknown): MdxJsxAttribute {
  const estree: Estree = {type: 'Program', sourceType: 'module', body: [{type: 'ExpressionStatement', expression: expression(value)}]};
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value), data: {estree}}};
}

const esm = (value: string, statement: Statement): Root['children'][number] => {
  const estree: Estree = {type: 'Program', sourceType: 'module', body: [statement]};
  return {type: 'mdxjsEsm', value, data: {estree}} as Root['children'][number];
};

const identifier = (name: string) => ({type: 'Identifier' as const, name});

/** `import {name, …} from 'module'` of a page, or its default by the name that is given. */
export function imported(module: string, names: readonly string[], defaultName?: string): Root['children'][number] {
  const named = names.map((name) => ({type: 'ImportSpecifier' as const, imported: identifier(name), local: identifier(name)}));
  const whole = defaultName === undefined ? [] : [{type: 'ImportDefaultSpecifier' as const, local: identifier(defaultName)}];
  return esm(`import ${[defaultName, names.length > 0 ? `{${names.join(', ')}}` : undefined].filter(Boolean).join(', ')} from ${JSON.stringify(module)};`, {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [...whole, ...named],
    source: {type: 'Literal', value: module, raw: JSON.stringify(module)},
  });
}

/** The layout of a page: what a function makes of data and of names that the page imports. */
export function layout(makes: string, data: Readonly<Record<string, unknown>>, names: readonly string[]): Root['children'][number] {
  const property = (key: string, value: Expression) => ({type: 'Property' as const, kind: 'init' as const, method: false, shorthand: false, computed: false, key: identifier(key), value});
  const known = Object.entries(data).filter(([, value]) => value !== undefined);
  return esm(`export default ${makes}(…);`, {
    type: 'ExportDefaultDeclaration',
    declaration: {
      type: 'CallExpression',
      optional: false,
      callee: identifier(makes),
      arguments: [{type: 'ObjectExpression', properties: [...known.map(([key, value]) => property(key, expression(value))), ...names.map((name) => property(name, identifier(name)))]}],
    },
  });
}

/** What a page's front matter says; nothing where there is none. */
export const frontMatterOf = ({data}: VFile): Readonly<Record<string, unknown>> => (data.frontMatter as Readonly<Record<string, unknown>> | undefined) ?? {};
