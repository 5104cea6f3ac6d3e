/** Corner radius of edges and nodes. */
export const radius = 8;

type Point = {readonly x: number; readonly y: number};

/** Formats a length for the SVG, rounded to a tenth of a pixel. */
export const round = (value: number) => String(Math.round(value * 10) / 10);

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length};
}

/** SVG path data of a polyline with rounded corners. */
export function roundedPath(points: readonly Point[]): string {
  const pair = ({x, y}: Point) => `${round(x)} ${round(y)}`;
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${pair(point)}`;
      if (after === undefined) return `L${pair(point)}`;
      const room = Math.min(
        radius,
        Math.hypot(point.x - before.x, point.y - before.y) / 2,
        Math.hypot(after.x - point.x, after.y - point.y) / 2,
      );
      return `L${pair(towards(point, before, room))}Q${pair(point)} ${pair(towards(point, after, room))}`;
    })
    .join('');
}

/** Parses the `points` of a polyline or polygon. */
export function readPoints(list: string): Point[] {
  return list.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return {x, y};
  });
}

/** Margin around the drawing: room for half a stroke and the tip of an arrow. */
const MARGIN = 2;

function attribute(element: string, name: string): number {
  return Number(new RegExp(` ${name}="(-?[\\d.]+)"`).exec(element)?.[1] ?? 0);
}

/** Opposite corners of one shape. */
function corners(element: string): Point[] {
  const points = / points="([^"]*)"/.exec(element)?.[1];
  if (points !== undefined) return readPoints(points);
  if (element.startsWith('<rect')) {
    const [x, y] = [attribute(element, 'x'), attribute(element, 'y')];
    return [{x, y}, {x: x + attribute(element, 'width'), y: y + attribute(element, 'height')}];
  }
  const [x, y] = [attribute(element, 'cx'), attribute(element, 'cy')];
  const r = attribute(element, 'r');
  const [rx, ry] = [attribute(element, 'rx') || r, attribute(element, 'ry') || r];
  return [{x: x - rx, y: y - ry}, {x: x + rx, y: y + ry}];
}

/** Bounding box of the drawn shapes. The renderer's own box leaves more space below than above. */
export function drawnBox(svg: string): {readonly x: number; readonly y: number; readonly width: number; readonly height: number} {
  const drawn = svg.slice(svg.indexOf('</defs>'));
  const points = [...drawn.matchAll(/<(?:rect|polyline|polygon|circle|ellipse) [^>]*>/g)].flatMap(([element]) => corners(element));
  const [left, top] = [Math.min(...points.map(({x}) => x)), Math.min(...points.map(({y}) => y))];
  const [right, bottom] = [Math.max(...points.map(({x}) => x)), Math.max(...points.map(({y}) => y))];
  return {x: left - MARGIN, y: top - MARGIN, width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN};
}
