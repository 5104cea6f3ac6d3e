import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxAttributeValueExpression, MdxJsxFlowElement, MdxJsxFlowElementHast, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

type Estree = NonNullable<NonNullable<MdxJsxAttributeValueExpression['data']>['estree']>;
type Statement = Estree['body'][number];
type Expression = Extract<Statement, {type: 'ExpressionStatement'}>['expression'];

/** Path of English translations. */
const ENGLISH = /(?:^|[\\/])i18n[\\/]en[\\/]/;

/** The language of the page in a file. */
export const pageLanguage = ({path}: Pick<VFile, 'path'>): 'zh' | 'en' => (ENGLISH.test(path) ? 'en' : 'zh');

/** The text of a component's first attribute if it has this name; otherwise an empty string. */
export function stringAttribute({attributes: [attribute]}: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  return attribute?.type === 'mdxJsxAttribute' && attribute.name === name && typeof attribute.value === 'string' ? attribute.value : '';
}

/** Attribute values for components that transformers create; `undefined` omits the attribute. */
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

/** The same for an HTML tree; only components without children are needed there. */
export function hastElement(name: string, values: Attributes): MdxJsxFlowElementHast {
  return {type: 'mdxJsxFlowElement', name, attributes: attributes(values), children: []};
}

/** A JSON value as an ESTree expression. */
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

/** `import {name, …} from 'module'` for a page; `defaultName` also imports the default export. */
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

/** The layout export of a page: a call of `factory` with data, and with names that the page imports. */
export function layout(factory: string, data: Readonly<Record<string, unknown>>, names: readonly string[]): Root['children'][number] {
  const property = (key: string, value: Expression) => ({type: 'Property' as const, kind: 'init' as const, method: false, shorthand: false, computed: false, key: identifier(key), value});
  const known = Object.entries(data).filter(([, value]) => value !== undefined);
  return esm(`export default ${factory}(…);`, {
    type: 'ExportDefaultDeclaration',
    declaration: {
      type: 'CallExpression',
      optional: false,
      callee: identifier(factory),
      arguments: [{type: 'ObjectExpression', properties: [...known.map(([key, value]) => property(key, expression(value))), ...names.map((name) => property(name, identifier(name)))]}],
    },
  });
}

/** A page's front matter; empty if there is none. */
export const frontMatterOf = ({data}: VFile): Readonly<Record<string, unknown>> => (data.frontMatter as Readonly<Record<string, unknown>> | undefined) ?? {};
