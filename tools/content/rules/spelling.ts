import {readFile} from 'node:fs/promises';

import type {CSpellUserSettings} from 'cspell-lib';

import {blankCode, frontMatterTexts, lineAt, type Copy, type Finding} from '../page';
import type {CopyRule} from '../project';

const CONFIGURATION = 'cspell.json';
const WORDS = 'tools/content/words.txt';

/** What is not English prose: addresses, console labels, which have their own spelling, tags with their attributes, ids, MDX code. */
const NOT_PROSE = /\]\([^)]*\)|https?:\/\/\S+|\{\/\*.*?\*\/\}|^(?:import|export)\s.*|\s(?:id|value|groupId|className|role|style|message)=(?:"[^"]*"|'[^']*'|\{[^}]*\})|<UI>.*?<\/UI>|<\/?[A-Za-z]\w*|\b[\w-]+\.(?:com|cn|org|io|dev|net|local)\b/g;

/** The prose without inline code, whose words are names. */
const proseOf = ({prose}: Copy) => prose.map((line) => blankCode(line).replace(NOT_PROSE, (text) => ' '.repeat(text.length)));

function documentOf(page: Copy): string {
  const lines = proseOf(page);
  // The front matter's lines are blank in the prose: its texts are put back on their lines.
  for (const {line, text} of frontMatterTexts(page)) lines[line - 1] = text;
  return lines.join('\n');
}

async function readSettings(): Promise<CSpellUserSettings> {
  const settings = JSON.parse(await readFile(CONFIGURATION, 'utf8')) as CSpellUserSettings;
  const words = (await readFile(WORDS, 'utf8')).split('\n').map((line) => line.replace(/#.*/, '').trim()).filter(Boolean);
  return {
    ...settings,
    // The list is passed as words: given a dictionary file, the library looks for it next to its own files.
    dictionaryDefinitions: [],
    dictionaries: settings.dictionaries?.filter((name) => name !== 'product') ?? [],
    words,
    maxNumberOfProblems: Infinity,
    maxDuplicateProblems: Infinity,
  };
}

/** English copy is spelled the American way (cspell, with the product's words). */
export const spelling: CopyRule = async (reported) => {
  const pages = reported.filter(({language}) => language === 'en');
  if (pages.length === 0) return [];
  // The library can't be loaded with require().
  const {spellCheckDocument} = await import('cspell-lib');
  // All pages are checked as one document: the setup for a document takes a hundred times as long as reading a page.
  const texts = pages.map(documentOf);
  const document = {uri: 'file:///pages.txt', text: texts.join('\n'), languageId: 'plaintext', locale: 'en-US'};
  const {issues} = await spellCheckDocument(document, {noConfigSearch: true, generateSuggestions: false}, await readSettings());
  const places = pages.flatMap((page, index) => (texts[index] ?? '').split('\n').map((_, line) => ({file: page.file, line: lineAt(page, line)})));
  const starts = [0];
  for (const {index} of document.text.matchAll(/\n/g)) starts.push(index + 1);
  return issues.flatMap(({text, offset}): Finding[] => {
    const place = places[starts.findLastIndex((start) => start <= offset)];
    return place ? [{...place, message: `"${text}" is in no dictionary: correct it, or add it to ${WORDS} if it is a name`}] : [];
  });
};
