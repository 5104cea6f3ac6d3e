import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {readHelm} from '../../lib/front-matter/helm';
import {frontMatterOf} from '../mdx';
import {compose, contentOf} from './shared';

/** The command generator is a single element; the template renders the page around it. */
export function structureHelm(tree: Root, file: VFile): void {
  compose(tree, file, {template: 'helm', data: readHelm(frontMatterOf(file)), content: contentOf(tree)});
}
