import type {Finding, Page} from '../page';
import type {Rule} from '../project';

/** The id of a failure is a link target, like the id of a heading. */
const FAILURE = /<Failure\s(?:[^>]*\s)?id="([^"]+)"/g;

function* mistakes({headings, prose}: Page): Generator<readonly [line: number, message: string]> {
  const seen = new Set<string>();
  let above = 1;
  for (const {level, text, id, line} of headings) {
    if (level < 2 || level > 5) yield [line, `"${text}" is at level ${level}: use 2 to 5, the title is the only level 1`];
    else if (level > above + 1) yield [line, `"${text}" skips from level ${above} to ${level}: use level ${above + 1}`];
    above = level;
    if (id === undefined) yield [line, `"${text}" has no id: add {/* #latin-id */}, the same in both languages`];
    else if (!/^[a-zA-Z][\w.-]*$/.test(id)) yield [line, `id "${id}" of "${text}": use Latin letters, digits and hyphens`];
    else if (seen.has(id)) yield [line, `id "${id}" stands twice on the page: give each heading its own`];
    else seen.add(id);
  }
  for (const [index, text] of prose.entries()) {
    for (const [, id = ''] of text.matchAll(FAILURE)) {
      if (seen.has(id)) yield [index + 1, `id "${id}" of a failure stands twice on the page: give each its own`];
      seen.add(id);
    }
  }
}

/** Headings run from level 2 to 5 without a gap and have explicit Latin ids; no failure reuses an id. */
export const headings: Rule = (pages) => pages.flatMap((page) => [...mistakes(page)].map(([line, message]): Finding => ({file: page.file, line, message})));
