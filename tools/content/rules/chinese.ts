import {lintFor} from 'autocorrect-node';

import {blankCode, frontMatterTexts, lineAt, type Copy, type Finding} from '../page';
import type {CopyRule} from '../project';

type Report = {readonly lines: readonly {readonly l: number; readonly old: string; readonly new: string}[]};

/** Inline code is a literal: its Chinese is not copy. */
const withoutCode = (line: string) => line.replace(/`[^`]+`/g, (code) => code.replace(/\p{Script=Han}+/gu, 'x'));

const lint = (text: string) => (lintFor(text, 'x.md') as Report).lines;

const says = (row: {old: string; new: string}) => `"${row.old.trim()}" should read "${row.new.trim()}"`;

const inFrontMatter = (page: Copy): Finding[] =>
  frontMatterTexts(page).flatMap(({line, text}) => lint(text).map((row): Finding => ({file: page.file, line, message: says(row)})));

/** A name of the interface in quotation marks, after a verb that says what to do with it. */
const QUOTED_LABEL = /(?:点击|单击|选择|勾选|进入|打开)\s*“([^”]{1,12})”/g;

/** A label of the console is quoted as it stands there, and is no copy either. */
const LABEL = /<UI>.*?<\/UI>/g;

const withoutLabels = (line: string) => line.replace(LABEL, '<UI>标签</UI>');

/** A report on a line without labels, with its labels. */
function withLabels({old, new: better}: Report['lines'][number], line: string) {
  const labels = line.match(LABEL) ?? [];
  const restore = (text: string) => {
    let next = 0;
    return text.replace(LABEL, (placeholder) => labels[next++] ?? placeholder);
  };
  return {old: restore(old), new: restore(better)};
}

function inProse(copy: Copy): Finding[] {
  const {file, prose} = copy;
  const rows = lint(prose.map((line) => withoutLabels(withoutCode(line))).join('\n')).map(
    (row): Finding => ({file, line: lineAt(copy, row.l - 1), message: says(withLabels(row, prose[row.l - 1] ?? ''))}),
  );
  const labels = prose.flatMap((line, index) =>
    [...blankCode(line).matchAll(QUOTED_LABEL)].map(([found, label]): Finding => ({file, line: lineAt(copy, index), message: `"${found}": names of the interface are marked, without quotation marks: <UI>${label}</UI>`})),
  );
  return [...rows, ...labels];
}

/** Chinese copy keeps a space to Latin text and full-width punctuation (autocorrect's rules), and marks labels of the interface as such. */
export const chinese: CopyRule = (copies) => copies.filter(({language}) => language === 'zh').flatMap((copy) => [...inFrontMatter(copy), ...inProse(copy)]);
