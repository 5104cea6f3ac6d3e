import {partsOf} from '../../src/lib/label-path';
import {blankCode} from '../content/page';

const MARKED = /<UI>(.*?)<\/UI>/g;

/** A marked label of the console on a page, or a path of labels: `<UI>平台管理 → 集群</UI>`. */
export type MarkedLabel = {
  readonly parts: readonly string[];
  /** The index of its line, from 0. */
  readonly index: number;
  /** What follows it on its line. */
  readonly after: string;
};

/** The marked console labels in lines of text, in order; code is ignored. */
export const markedIn = (lines: readonly string[]): MarkedLabel[] =>
  lines.flatMap((content, index) => [...blankCode(content).matchAll(MARKED)].map((match): MarkedLabel => ({parts: partsOf(match[1] ?? ''), index, after: content.slice(match.index + match[0].length)})));
