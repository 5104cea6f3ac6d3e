import {lintFor} from 'autocorrect-node';

import {blankCode, frontMatterTexts, lineAt, type Copy, type Finding} from '../page';
import type {CopyRule} from '../project';

type Report = {readonly lines: readonly {readonly l: number; readonly old: string; readonly new: string}[]};

/** Inline code is a literal: its Chinese is not copy. */
const withoutCode = (line: string) => line.replace(/`[^`]+`/g, (code) => code.replace(/\p{Script=Han}+/gu, 'x'));

const lint = (text: string) => (lintFor(text, 'x.md') as Report).lines;

const correction = (row: {old: string; new: string}) => `"${row.old.trim()}" should read "${row.new.trim()}"`;

const inFrontMatter = (page: Copy): Finding[] =>
  frontMatterTexts(page).flatMap(({line, text}) => lint(text).map((row): Finding => ({file: page.file, line, message: correction(row)})));

/** An interface label in quotation marks, after a verb that tells the reader to use it. */
const QUOTED_LABEL = /(?:点击|单击|选择|勾选|进入|打开)\s*“([^”]{1,12})”/g;

/** Console labels are quoted verbatim, so they are not copy either. */
const LABEL = /<UI>.*?<\/UI>/g;

const withoutLabels = (line: string) => line.replace(LABEL, '<UI>标签</UI>');

/** Puts the labels of a line back into the report on that line, which was linted without them. */
function withLabels({old, new: corrected}: Report['lines'][number], line: string) {
  const labels = line.match(LABEL) ?? [];
  const restore = (text: string) => {
    let next = 0;
    return text.replace(LABEL, (placeholder) => labels[next++] ?? placeholder);
  };
  return {old: restore(old), new: restore(corrected)};
}

function inProse(copy: Copy): Finding[] {
  const {file, prose} = copy;
  const rows = lint(prose.map((line) => withoutLabels(withoutCode(line))).join('\n')).map(
    (row): Finding => ({file, line: lineAt(copy, row.l - 1), message: correction(withLabels(row, prose[row.l - 1] ?? ''))}),
  );
  const labels = prose.flatMap((line, index) =>
    [...blankCode(line).matchAll(QUOTED_LABEL)].map(([found, label]): Finding => ({file, line: lineAt(copy, index), message: `"${found}": names of the interface are marked, without quotation marks: <UI>${label}</UI>`})),
  );
  return [...rows, ...labels];
}

/** Chinese copy has spaces around Latin text and full-width punctuation (autocorrect's rules), and marks interface labels as such. */
export const chinese: CopyRule = (copies) => copies.filter(({language}) => language === 'zh').flatMap((copy) => [...inFrontMatter(copy), ...inProse(copy)]);
