import {lintFor} from 'autocorrect-node';

import type {Finding, Rule} from '../page';

type Report = {readonly lines: readonly {readonly l: number; readonly old: string; readonly new: string}[]};

/** Inline code is a literal: its Chinese is not copy. */
const withoutCode = (line: string) => line.replace(/`[^`]+`/g, (code) => code.replace(/\p{Script=Han}+/gu, 'x'));

/** Chinese copy keeps a space to Latin text and full-width punctuation (autocorrect's rules). */
export const chinese: Rule = (pages) =>
  pages
    .filter(({language}) => language === 'zh')
    .flatMap(({file, frontMatter, prose}) => {
      const [first = '', ...rest] = prose;
      // The first line is the front matter's fence: what it says of the page is checked in its place.
      const {lines} = lintFor([`${first}${String(frontMatter.title ?? '')} ${String(frontMatter.description ?? '')}`, ...rest.map(withoutCode)].join('\n'), 'x.md') as Report;
      return lines.map((row): Finding => ({file, line: row.l, rule: 'chinese', message: `"${row.old.trim()}" should read "${row.new.trim()}"`}));
    });
