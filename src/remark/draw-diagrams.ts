import {createHash} from 'node:crypto';

import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {restyle} from './diagram/restyle';
import {mdxElement} from './mdx';
import nativeImport from './native-import.cjs';
import {nodesOf, replace} from './places';

type Renderer = Pick<typeof import('beautiful-mermaid'), 'renderMermaidSVG'>;

// Tight spacing: the frame around a drawing has its own padding, and the reading column is narrow.
const SPACING = {padding: 2, nodeSpacing: 22, layerSpacing: 34};
const CUSTOM_STYLES = /^\s*(?:style|classDef|class|linkStyle|%%\{)/m;

/** A flowchart that runs from left to right. */
const LEFT_TO_RIGHT = /^(\s*(?:flowchart|graph)\s+)LR\b/;

/** Width available to a drawing on a 390 px phone, in pixels. */
const PHONE_WIDTH = 316;

/** Width available to a drawing in the desktop reading column, inside its frame, in pixels. */
const COLUMN_WIDTH = 702;

const drawings = new Map<string, string>();

const widthOf = (svg: string) => Number(/ width="([\d.]+)"/.exec(svg)?.[1]);

function readDescription(node: Code, file: VFile): string {
  const meta = node.meta ?? '';
  const description = /\balt="([^"]+)"/.exec(meta)?.[1]?.trim();
  if (!description) {
    file.fail('A diagram needs a description for those who can’t see it: write ```mermaid alt="One sentence that says what the picture says."', node);
  }
  const rest = meta.replace(/\balt="[^"]*"/, '').trim();
  if (rest) file.fail(`After \`\`\`mermaid only alt="…" is known, not "${rest}".`, node);
  return description;
}

function draw(source: string, description: string, {renderMermaidSVG}: Renderer): string {
  if (!/^\s*(?:flowchart|graph)\s/.test(source)) throw new Error('only flowcharts are drawn; start with "flowchart LR" or "flowchart TD"');
  if (CUSTOM_STYLES.test(source)) throw new Error('colours come from the site’s theme; leave out style, class and linkStyle');
  const key = createHash('sha256').update(`${source}\n${description}`).digest('hex');
  let drawing = drawings.get(key);
  if (drawing === undefined) {
    drawing = restyle(renderMermaidSVG(source, SPACING), `d${key.slice(0, 6)}`, description);
    drawings.set(key, drawing);
  }
  return drawing;
}

/**
 * Draws a flowchart to fit the reading column. A left-to-right flowchart that is too wide for a phone is followed
 * by a top-to-bottom version of itself; one that is too wide for the column is replaced by it.
 * @throws Error that says why the flowchart can't be drawn
 */
export async function drawDiagram(source: string, description: string): Promise<string> {
  const renderer = (await nativeImport('beautiful-mermaid')) as Renderer;
  const drawing = draw(source, description, renderer);
  if (widthOf(drawing) <= PHONE_WIDTH) return drawing;
  const vertical = draw(source.replace(LEFT_TO_RIGHT, '$1TD'), description, renderer);
  if (widthOf(vertical) >= widthOf(drawing)) return drawing;
  return widthOf(drawing) > COLUMN_WIDTH ? vertical : drawing + vertical;
}

/**
 * Remark plugin: draws fenced `mermaid` flowcharts at build time, as inline SVG that takes
 * its colours from the theme. A wide one is included twice, the second time for phones. Every drawing needs a
 * description: ```` ```mermaid alt="…" ````.
 */
export const drawDiagrams: Plugin<[], Root> = () => async (tree, file) => {
  for (const place of nodesOf(tree, 'code')) {
    const {node} = place;
    if (node.lang !== 'mermaid') continue;
    const description = readDescription(node, file);
    try {
      replace(place, mdxElement('Diagram', {svg: await drawDiagram(node.value, description)}));
    } catch (error) {
      file.fail(`The diagram can’t be drawn: ${(error as Error).message}.`, node);
    }
  }
};
