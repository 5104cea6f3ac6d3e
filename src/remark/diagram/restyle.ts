import {drawnBox, radius, readPoints, round, roundedPath} from './geometry';

/** Styling that the renderer writes with its own variables, and the class that replaces it. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/ fill="var\(--_group-fill\)" stroke="var\(--_node-stroke\)" stroke-width="[\d.]+"/g, ' class="d-zone"'],
  [/ fill="var\(--_node-fill\)" stroke="none"/g, ' class="d-fill"'],
  [/ fill="var\(--_node-fill\)" stroke="var\(--_node-stroke\)" stroke-width="[\d.]+"/g, ' class="d-node"'],
  [/ stroke="var\(--_node-stroke\)" stroke-width="[\d.]+"/g, ' class="d-node"'],
  [/ fill="var\(--_arrow\)" stroke="var\(--_arrow\)"[^/>]*?(?= ?\/>)/g, ' class="d-head"'],
  [/ fill="var\(--bg\)" stroke="var\(--_inner-stroke\)" stroke-width="[\d.]+"/g, ' class="d-gap"'],
  [/ font-size="[\d.]+" font-weight="500" fill="var\(--_text\)"/g, ' class="d-text"'],
  [/ font-size="[\d.]+" font-weight="600" fill="var\(--_text-sec\)"/g, ' class="d-title"'],
  [/ font-size="[\d.]+" font-weight="400" fill="var\(--_text-sec\)"/g, ' class="d-note"'],
];

const GROUP_HEADER = /\n\s*<rect [^>]*fill="var\(--_group-hdr\)"[^>]*\/>/g;
const EDGE = /<polyline class="edge"([^>]*?) points="([^"]*)" fill="none" stroke="var\(--_line\)" stroke-width="([\d.]+)"/g;

function restyleEdge(_edge: string, data: string, points: string, width: string): string {
  const thick = Number(width) > 1 ? ' d-line--thick' : '';
  return `<path${data} class="d-line${thick}" d="${roundedPath(readPoints(points))}"`;
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/**
 * Adapts the renderer's SVG to this site: removes its style element, its font from a third-party
 * host and its colours, and adds class names that the stylesheet maps to the design tokens.
 * @param id prefix of the ids inside, so that several drawings can share a page
 * @throws Error when any of the renderer's own styling is left over
 */
export function restyle(svg: string, id: string, description: string): string {
  const {x, y, width, height} = drawnBox(svg);
  const size = `viewBox="${[x, y, width, height].map(round).join(' ')}" width="${round(width)}" height="${round(height)}"`;
  let result = svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<svg [^>]*>/, `<svg ${size} role="img" aria-label="${escapeAttribute(description)}">`)
    .replace(GROUP_HEADER, '')
    .replace(EDGE, restyleEdge);
  for (const [look, className] of CLASSES) result = result.replace(look, className);
  result = result
    .replace(/ data-shape="([\w-]+)"/g, ' class="d-shape d-shape--$1"')
    .replace(/<g class="node"/g, '<g')
    .replace(/<g class="(?:subgraph|edge-label)"/g, '<g')
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/ rx="0" ry="0"/g, ` rx="${radius}"`)
    .replace(/ rx="([\d.]+)" ry="\1"/g, ' rx="$1"')
    .replace(/id="arrowhead/g, `id="${id}`)
    .replace(/url\(#arrowhead/g, `url(#${id}`)
    .replace(/(?<=[ "])-?\d+\.\d{2,}(?=[ ,"])/g, (number) => round(Number(number)))
    .replace(/\n\s*/g, '');
  // The text of labels isn't styling.
  const painted = result.replace(/ aria-label="[^"]*"/, '').replace(/>[^<]+</g, '><');
  const leftover = /var\(--|https?:|style=|<style/.exec(painted);
  if (leftover) throw new Error(`the drawing carries "${leftover[0]}", which the site does not style`);
  return result;
}
