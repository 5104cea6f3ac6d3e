import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import type {Plugin} from 'unified';

import {markLabels} from '../../../src/remark/mark-labels';
import {nodesOf} from '../../../src/remark/places';
import {structureBlocks} from '../../../src/remark/structure-blocks';
import {structureTemplates} from '../../../src/remark/templates';
import {compileModule} from './compile';

/** Reads the ids of headings from their comments, as the framework does. */
const readIds: Plugin<[], Root> = () => (tree) => {
  for (const {node: heading} of nodesOf(tree, 'heading')) {
    const comment = heading.children.at(-1);
    if ((comment?.type as string) !== 'mdxTextExpression') continue;
    const id = /#([\w-]+)/.exec((comment as unknown as {value: string}).value)?.[1];
    heading.children.pop();
    const text = heading.children.at(-1);
    if (text?.type === 'text') text.value = text.value.trimEnd();
    heading.data = {hProperties: {id}};
  }
};

/** Compiles the Markdown of a template page to a module. */
export const templatePage = (source: string, frontMatter: Readonly<Record<string, unknown>>): Promise<string> =>
  compileModule(source, {remark: [remarkGfm, markLabels, readIds, structureBlocks, structureTemplates], frontMatter, path: 'src/pages/feature/x/index.mdx'});

/** JSX on one line, with plain texts. */
export const flat = (jsx: string): string => jsx.replace(/\s*\n\s*/g, '').replace(/\{" "\}/g, ' ').replace(/\{"([^"]*)"\}/g, '$1').replace(/_components\./g, '');
