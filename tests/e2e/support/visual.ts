/** A blurred thumbnail of a page: three bytes per pixel, row by row. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
};

/** A part of the page, in pixels of the page. */
export type Area = {readonly left: number; readonly top: number; readonly width: number; readonly height: number};

export type Difference = {
  /** Share of the whole picture that differs. */
  readonly share: number;
  /** The part that differs most, and how much of it. */
  readonly worst: {readonly share: number; readonly area: Area};
  /** Ranges of rows that differ, from and to, in pixels of the page. */
  readonly rows: readonly (readonly [number, number])[];
  /** One byte for each pixel of the second picture: 1 where it differs. */
  readonly marks: Uint8Array;
};

/**
 * Limits between the differences that other words make and those that a broken layout makes.
 * Measured on nine templates in both windows, as `share` and `worst`: other words in every
 * paragraph 1.2 % and 7.8 %, another word in the main heading 0.4 % and 11.4 %, thicker
 * letters 0.3 % and 6.4 %; all planted breaks but the smallest 14 % and more.
 */
export const LIMITS = {share: 0.025, worst: 0.125} as const;

/** Distance in one of the three colour channels above which a pixel counts as different. */
const COLOR_TOLERANCE = 13;

/** Approximate size of a part, in pixels of the page. */
const PART = {width: 180, height: 200} as const;

/** How far content may move up or down and still be recognised, in pixels of the page. */
const MAX_MOVE = 144;

/** Cost of a row that only one of the pictures has; a changed row is made up of two such rows. */
const GAP_COST = 0.5;

/** Rows closer together than this are reported as one range, in pixels of the page. */
const MERGE_DISTANCE = 60;

/** The cost of aligning a strip, and what each row adds to it. */
type Strip = {readonly cost: number; readonly rows: Float64Array};

/** Whether a pixel of one picture and a pixel of the other have different colours. */
function differs(one: Picture, at: number, other: Picture, otherAt: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((one.data[at * 3 + channel] ?? 0) - (other.data[otherAt * 3 + channel] ?? 0)) > COLOR_TOLERANCE) return true;
  }
  return false;
}

/**
 * Aligns the rows of two strips at the least cost, as a text diff does with lines, so that
 * content pushed down by a longer paragraph counts as unchanged.
 */
function align(expected: Picture, actual: Picture, from: number, to: number, reach: number, marks: Uint8Array): Strip {
  const unlike = (row: number, actualRow: number) => {
    let count = 0;
    for (let x = from; x < to; x += 1) if (differs(expected, row * expected.width + x, actual, actualRow * actual.width + x)) count += 1;
    return count / (to - from);
  };
  const columns = actual.height + 1;
  const costs = new Float64Array((expected.height + 1) * columns).fill(Infinity);
  const at = (row: number, actualRow: number) => (row < 0 || actualRow < 0 ? Infinity : (costs[row * columns + actualRow] ?? Infinity));
  const longer = Math.abs(expected.height - actual.height);
  let inPlace = longer * GAP_COST;
  for (let row = 0; row < Math.min(expected.height, actual.height); row += 1) inPlace += unlike(row, row);
  // Moving by a row and back costs two gaps, which cannot pay off once it exceeds the cost of the rows in their place.
  const band = Math.min(reach, Math.ceil(inPlace / (2 * GAP_COST))) + longer;
  costs[0] = 0;
  for (let row = 0; row <= expected.height; row += 1) {
    for (let actualRow = Math.max(0, row - band); actualRow <= Math.min(actual.height, row + band); actualRow += 1) {
      const alone = Math.min(at(row - 1, actualRow), at(row, actualRow - 1)) + GAP_COST;
      const paired = at(row - 1, actualRow - 1);
      const cost = paired <= alone ? Math.min(alone, paired + unlike(row - 1, actualRow - 1)) : alone;
      if (row > 0 || actualRow > 0) costs[row * columns + actualRow] = cost;
    }
  }

  const rows = new Float64Array(actual.height);
  let row = expected.height;
  let actualRow = actual.height;
  while (row > 0 || actualRow > 0) {
    const cost = at(row, actualRow);
    // Of equally cheap alignments, prefer the one that leaves rows in their place.
    const paired = row > 0 && actualRow > 0 && at(row - 1, actualRow - 1) + unlike(row - 1, actualRow - 1) === cost;
    const gone = !paired && at(row - 1, actualRow) + GAP_COST === cost;
    const added = !paired && !gone;
    if (!added) row -= 1;
    if (!gone) actualRow -= 1;
    const place = Math.min(actualRow, actual.height - 1);
    rows[place] = (rows[place] ?? 0) + cost - at(row, actualRow);
    for (let x = from; x < to; x += 1) {
      const pixel = place * actual.width + x;
      if (gone || added || differs(expected, row * expected.width + x, actual, pixel)) marks[pixel] = 1;
    }
  }
  return {cost: at(expected.height, actual.height), rows};
}

/** The window of `size` rows with the largest sum. */
function worstWindow(rows: Float64Array, size: number): {sum: number; top: number} {
  let sum = 0;
  let worst = {sum: 0, top: 0};
  rows.forEach((value, row) => {
    sum += value - (row >= size ? (rows[row - size] ?? 0) : 0);
    if (sum > worst.sum) worst = {sum, top: Math.max(0, row - size + 1)};
  });
  return worst;
}

/** Ranges of rows in which a tenth or more differs, in pixels of the page. */
function ranges(rows: readonly number[], scale: number): [number, number][] {
  const found: [number, number][] = [];
  rows.forEach((share, row) => {
    if (share < 0.1) return;
    const last = found.at(-1);
    const [top, bottom] = [Math.round(row * scale), Math.round((row + 1) * scale)];
    if (last && top - last[1] < MERGE_DISTANCE) last[1] = bottom;
    else found.push([top, bottom]);
  });
  return found;
}

/**
 * Compares two blurred thumbnails of a page strip by strip, and within a strip row by row,
 * so that words may change and the content below them may move by a line.
 * @param scale pixels of the page that a pixel of the thumbnail stands for
 * @throws when the pictures have different widths
 */
export function compare(expected: Picture, actual: Picture, scale: number): Difference {
  const {width} = expected;
  if (width !== actual.width) throw new Error(`The pictures are ${width} and ${actual.width} pixels wide.`);
  const height = Math.max(expected.height, actual.height);
  const count = Math.max(1, Math.round((width * scale) / PART.width));
  const size = Math.round(PART.height / scale);
  const marks = new Uint8Array(width * actual.height);
  const edge = (index: number) => Math.round((index * width) / count);
  const strips = Array.from({length: count}, (_, index) => align(expected, actual, edge(index), edge(index + 1), Math.round(MAX_MOVE / scale), marks));
  const windows = strips.map(({rows}, index) => ({...worstWindow(rows, size), index}));
  const worst = windows.reduce((one, other) => (other.sum > one.sum ? other : one));
  const rows = Array.from({length: actual.height}, (_, row) => strips.reduce((sum, strip) => sum + (strip.rows[row] ?? 0), 0) / count);
  const onPage = (pixels: number) => Math.round(pixels * scale);
  return {
    share: strips.reduce((sum, {cost}) => sum + cost, 0) / count / height,
    worst: {
      share: Math.min(1, worst.sum / size),
      area: {left: onPage(edge(worst.index)), top: onPage(worst.top), width: onPage(edge(worst.index + 1) - edge(worst.index)), height: onPage(size)},
    },
    rows: ranges(rows, scale),
    marks,
  };
}

/** Whether a difference is larger than other words make it. */
export function isBreak({share, worst}: Difference): boolean {
  return share > LIMITS.share || worst.share > LIMITS.worst;
}

/** Describes how much differs, and where. */
export function describe({share, worst, rows}: Difference): string {
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  const {left, top, width, height} = worst.area;
  return [
    `${percent(share)} of the picture differs (at most ${percent(LIMITS.share)})`,
    `${percent(worst.share)} of its worst part (at most ${percent(LIMITS.worst)}), ${left}–${left + width} px from the left and ${top}–${top + height} px from the top`,
    ...(rows.length === 0 ? [] : [`rows that differ: ${rows.map(([from, to]) => `${from}–${to}`).join(', ')} px`]),
  ].join('; ');
}
