import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {templateNameOf, type TemplateName} from '../../lib/page-template';
import {frontMatterOf} from '../mdx';
import {structureEnterprise} from './enterprise';
import {structureFeature} from './feature';
import {structureHelm} from './helm';
import {structureVendor} from './vendor';

/** Converts a page's Markdown, by template. Cases and scenes have no entry: their templates use the Markdown as is. */
const structures: Readonly<Partial<Record<TemplateName, (tree: Root, file: VFile) => void>>> = {
  feature: structureFeature,
  vendor: structureVendor,
  helm: structureHelm,
  enterprise: structureEnterprise,
};

/** Remark plugin: converts the plain Markdown of a page to the components of the template that its front matter names. */
export const structureTemplates: Plugin<[], Root> = () => (tree, file) => {
  const name = templateNameOf(frontMatterOf(file));
  if (name !== undefined) structures[name]?.(tree, file);
};
