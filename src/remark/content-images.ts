import type {Image, Root} from 'mdast';
import type {MdxJsxAttributeValueExpression, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';

import {nodesOf, replace} from './places';

/** Image files that the build resizes to several sizes; they are stored next to the page or in the site's folders. */
const PICTURE = /^(?:\.{1,2}\/|@site\/).+\.(?:png|jpe?g)$/i;

const COMPONENT = 'ContentImage';

type Estree = NonNullable<NonNullable<MdxJsxAttributeValueExpression['data']>['estree']>;

const literal = (value: string) => ({type: 'Literal' as const, value, raw: JSON.stringify(value)});

/** `require('./picture.png')`, which the build resolves to the generated sizes. */
function picture(url: string): MdxJsxAttributeValueExpression {
  const estree: Estree = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExpressionStatement',
        expression: {type: 'CallExpression', callee: {type: 'Identifier', name: 'require'}, arguments: [literal(url)], optional: false},
      },
    ],
  };
  return {type: 'mdxJsxAttributeValueExpression', value: `require(${JSON.stringify(url)})`, data: {estree}};
}

function element({url, alt, title}: Image): MdxJsxTextElement {
  const text = (name: string, value: string | null | undefined) => (value ? [{type: 'mdxJsxAttribute' as const, name, value}] : []);
  return {
    type: 'mdxJsxTextElement',
    name: COMPONENT,
    attributes: [{type: 'mdxJsxAttribute', name: 'img', value: picture(url)}, ...text('alt', alt), ...text('title', title)],
    children: [],
  };
}

/** `import ContentImage from '@theme/IdealImage'`: only pages with a picture load the component. */
const importStatement = (): Root['children'][number] => {
  const estree: Estree = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        attributes: [],
        specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: COMPONENT}}],
        source: literal('@theme/IdealImage'),
      },
    ],
  };
  return {type: 'mdxjsEsm', value: `import ${COMPONENT} from '@theme/IdealImage';`, data: {estree}} as Root['children'][number];
};

/**
 * Remark plugin: renders Markdown images with the image component.
 * It has to run before the framework's own transformer, which turns them into plain images.
 */
export const contentImages: Plugin<[], Root> = () => (tree) => {
  const pictures = nodesOf(tree, 'image').filter(({node}) => PICTURE.test(node.url));
  for (const place of pictures) replace(place, element(place.node));
  if (pictures.length > 0) tree.children.unshift(importStatement());
};
