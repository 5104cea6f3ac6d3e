import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {templateNameOf, type TemplateName} from '../../lib/page-template';
import {frontMatterOf} from '../mdx';
import {structureEnterprise} from './enterprise';
import {structureFeature} from './feature';
import {structureHelm} from './helm';
import {structureVendor} from './vendor';

/** What the Markdown of a page becomes, by its template; that of cases and scenes takes it as it is. */
const structures: Readonly<Partial<Record<TemplateName, (tree: Root, file: VFile) => void>>> = {
  feature: structureFeature,
  vendor: structureVendor,
  helm: structureHelm,
  enterprise: structureEnterprise,
};

/** Remark plugin: writes the plain Markdown of a page as the parts of the template that its front matter names. */
export const structureTemplates: Plugin<[], Root> = () => (tree, file) => {
  const name = templateNameOf(frontMatterOf(file));
  if (name !== undefined) structures[name]?.(tree, file);
};
