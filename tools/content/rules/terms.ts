import {blankCode, frontMatterTexts, lineAt, type Copy, type Finding} from '../page';
import type {CopyRule} from '../project';
import {terms as list} from '../terms';

/** What is not copy: addresses, attributes of blocks, comments; and texts of the console and its messages, which are written as labels, in bold or in quotation marks. */
const HIDDEN = /\]\([^)]*\)|https?:\/\/\S+|\s[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\})|\{\/\*.*?\*\/\}|^import\s.*|\*\*[^*]+\*\*|<UI>.*?<\/UI>|“[^”]*”/g;

function* linesOf(page: Copy): Generator<readonly [line: number, text: string]> {
  for (const {line, text} of frontMatterTexts(page)) yield [line, text];
  for (const [index, content] of page.prose.entries()) yield [lineAt(page, index), blankCode(content).replace(HIDDEN, (hidden) => ' '.repeat(hidden.length))];
}

/** Copy uses the words of the term list, and spells names as their makers do. */
export const terms: CopyRule = (copies) =>
  copies.flatMap((page) =>
    [...linesOf(page)].flatMap(([line, text]) =>
      list
        .filter(({languages}) => languages.includes(page.language))
        .flatMap(({wrong, right}) => [...text.matchAll(wrong)].map(([found]): Finding => ({file: page.file, line, message: `"${found}": write "${right}" (tools/content/terms.ts)`}))),
    ),
  );
