import {createHash} from 'node:crypto';

import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {restyle} from './diagram/restyle';
import {mdxElement} from './mdx';
import nativeImport from './native-import.cjs';
import {nodesOf, replace} from './places';

type Renderer = Pick<typeof import('beautiful-mermaid'), 'renderMermaidSVG'>;

// Tight: the frame around a drawing has a padding of its own, and the reading column is narrow.
const SPACING = {padding: 2, nodeSpacing: 22, layerSpacing: 34};
const OWN_LOOK = /^\s*(?:style|classDef|class|linkStyle|%%\{)/m;

/** A flowchart that runs from left to right. */
const SIDEWAYS = /^(\s*(?:flowchart|graph)\s+)LR\b/;

/** Room for a drawing, in pixels, in the column of a phone 390 wide. */
const PHONE = 316;

/** Room for a drawing, in pixels, in the reading column of a desktop, inside its frame. */
const COLUMN = 702;

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
  if (OWN_LOOK.test(source)) throw new Error('colours come from the site’s theme; leave out style, class and linkStyle');
  const key = createHash('sha256').update(`${source}\n${description}`).digest('hex');
  let drawing = drawings.get(key);
  if (drawing === undefined) {
    drawing = restyle(renderMermaidSVG(source, SPACING), `d${key.slice(0, 6)}`, description);
    drawings.set(key, drawing);
  }
  return drawing;
}

/**
 * Draws a flowchart as it fits the reading column: one that runs sideways and is too wide for a phone has the
 * same from top to bottom behind it, one that is too wide for the column only that.
 * @throws Error that says why it can't be drawn
 */
export async function drawDiagram(source: string, description: string): Promise<string> {
  const renderer = (await nativeImport('beautiful-mermaid')) as Renderer;
  const drawing = draw(source, description, renderer);
  if (widthOf(drawing) <= PHONE) return drawing;
  const upright = draw(source.replace(SIDEWAYS, '$1TD'), description, renderer);
  if (widthOf(upright) >= widthOf(drawing)) return drawing;
  return widthOf(drawing) > COLUMN ? upright : drawing + upright;
}

/**
 * Remark plugin: draws fenced `mermaid` flowcharts at build time, as SVG inside the page that takes
 * its colours from the theme. A wide one comes twice, the second time for phones. Every drawing needs a
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
