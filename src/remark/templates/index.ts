import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {frontMatterOf} from '../mdx';
import {structureFeature} from './feature';

/** What the Markdown of a page becomes, by the key of the front matter that names its template. */
const structures: Readonly<Record<string, (tree: Root, file: VFile) => void>> = {feature: structureFeature};

/** Remark plugin: writes the plain Markdown of a page as the parts of the template that its front matter names. */
export const structureTemplates: Plugin<[], Root> = () => (tree, file) => {
  const frontMatter = frontMatterOf(file);
  for (const [key, structure] of Object.entries(structures)) if (key in frontMatter) structure(tree, file);
};
