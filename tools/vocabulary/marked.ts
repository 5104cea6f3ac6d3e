import {partsOf} from '../../src/lib/label-path';
import {blankCode} from '../content/page';

const MARKED = /<UI>(.*?)<\/UI>/g;

/** A label of the console on a page, or a path of them: `<UI>平台管理 → 集群</UI>`. */
export type Marked = {
  readonly parts: readonly string[];
  /** Which of the lines it stands in, from 0. */
  readonly index: number;
  /** What follows it on its line. */
  readonly after: string;
};

/** What is marked as the console's in lines of text, in order; code doesn't count. */
export const markedIn = (lines: readonly string[]): Marked[] =>
  lines.flatMap((content, index) => [...blankCode(content).matchAll(MARKED)].map((match): Marked => ({parts: partsOf(match[1] ?? ''), index, after: content.slice(match.index + match[0].length)})));
