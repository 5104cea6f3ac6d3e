import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import type {ShownScreens} from '../data/screen';
import {dataAttribute, pageLanguage, stringAttribute} from './mdx';
import {componentsOf} from './places';

/** The element that pages write. */
const ELEMENT = 'Screen';

const FOLDER = path.join('src', 'data', 'console');

/** Data of a screen; if there is none, the build fails and reports the position in the page. */
function readScreen(id: string, file: VFile, node: MdxJsxFlowElement | MdxJsxTextElement): ShownScreens {
  const name = path.join(FOLDER, `${id}.json`);
  if (!/^[a-z0-9-]+$/.test(id) || !existsSync(name)) file.fail(`<Screen id="${id}" /> has no pictures: ${name} is missing. npm run console:pictures makes it from tools/console/screens.`, node);
  return JSON.parse(readFileSync(name, 'utf8')) as ShownScreens;
}

/** Remark plugin: gives `<Screen id="…" />` the data of its picture in the page's language, so that a page contains only the screens it shows. */
export const showScreens: Plugin<[], Root> = () => (tree, file) => {
  for (const {node} of componentsOf(tree, ELEMENT)) {
    if (node.type === 'mdxJsxTextElement') file.fail('<Screen /> stands on a line of its own.', node);
    const id = (node.attributes.length === 1 && stringAttribute(node, 'id')) || file.fail('<Screen /> has one attribute, the id of a screen.', node);
    const screen = readScreen(id, file, node)[pageLanguage(file)];
    node.attributes = [dataAttribute('screen', screen)];
  }
};
