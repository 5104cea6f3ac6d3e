import {blankCode, pageName, sectionsOf, type Fence, type Finding, type Page, type Section} from '../page';
import {folderOf, type Rule} from '../project';
import {linksOf} from './links';

const HAN = /\p{Script=Han}/u;

type Add = (line: number, message: string) => void;

const outline = ({headings}: Page) => headings.map(({level, id}) => `${'#'.repeat(level)}${id ?? ''}`);

const kinds = ({fences}: Page) => fences.map(({language, meta}) => `${language}${/\boutput\b/.test(meta) ? ' output' : ''}`);

function firstDifference(a: readonly string[], b: readonly string[]): string | undefined {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    if (a[index] !== b[index]) return `no. ${index + 1} is "${a[index] ?? 'nothing'}" in Chinese and "${b[index] ?? 'nothing'}" in English: make them equal`;
  }
  return undefined;
}

/** The values that occur more often in the first list than in the second. */
function surplus(a: readonly string[], b: readonly string[]): string[] {
  const left = [...b];
  return a.filter((value) => {
    const index = left.indexOf(value);
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  });
}

/** Describes what only one of two lists contains. */
function difference(what: string, chinese: readonly string[], english: readonly string[]): string | undefined {
  const only = [
    ['Chinese', surplus(chinese, english)],
    ['English', surplus(english, chinese)],
  ] as const;
  const parts = only.filter(([, values]) => values.length > 0).map(([name, values]) => `only in ${name}: ${[...new Set(values)].join(', ')}`);
  return parts.length === 0 ? undefined : `${what} differ, ${parts.join('; ')}: write the same in both`;
}

/** Comments and sample texts are translated: lines with Chinese may differ. The labels of a diagram may too. */
function differentCode(source: Fence, translation: Fence): boolean {
  const a = source.code.split('\n');
  const b = translation.code.split('\n');
  if (source.language === 'mermaid') return a.length !== b.length;
  return a.length !== b.length || a.some((line, index) => !HAN.test(line) && line !== b[index]);
}

function compareCode(source: Page, translation: Page, add: Add): void {
  const different = firstDifference(kinds(source), kinds(translation));
  if (different) {
    add(1, `code blocks differ from ${source.file}: ${different}`);
    return;
  }
  source.fences.forEach((fence, index) => {
    const twin = translation.fences[index];
    if (twin && differentCode(fence, twin)) add(twin.line, `this code differs from ${source.file}:${fence.line}; only lines with Chinese may`);
  });
}

/** Front matter keys whose values are the same in both languages. */
const SAME_KEYS = ['slug', 'date', 'authors', 'tags', 'case', 'scene', 'feature', 'vendor', 'template', 'drawing', 'place', 'displayed_sidebar'] as const;

function compareFrontMatter(source: Page, translation: Page, add: Add): void {
  for (const key of SAME_KEYS) {
    if (JSON.stringify(source.frontMatter[key]) !== JSON.stringify(translation.frontMatter[key])) add(1, `${key} differs from ${source.file}: it is the same in both languages`);
  }
  const keys = difference('keys of the front matter', Object.keys(source.frontMatter), Object.keys(translation.frontMatter));
  if (keys) add(1, keys);
}

/** Link targets, in any order: translation may change the word order. Of other hosts only the name counts, since they have separate pages for each language. */
const targets = (page: Page) => linksOf(page).flatMap(({target}) => (/^[a-z]+:/i.test(target) ? [new URL(target, 'https://x').hostname] : [target]));

const images = (page: Page) => page.images.map(({target}) => target);

const SCALES: readonly (readonly [unit: RegExp, factor: number])[] = [
  [/^\s*(?:[余多]?万亿|trillion)/i, 1e12],
  [/^\s*[余多]?亿/, 1e8],
  [/^\s*billion/i, 1e9],
  [/^\s*million/i, 1e6],
  [/^\s*[余多]?万/, 1e4],
  [/^\s*(?:千(?!字节|米|克|兆)|thousand)/i, 1e3],
];

/** Numbers that are not figures. Addresses and code are compared separately, and months have names in English. */
const NOT_FIGURES = /\]\([^)]*\)|https?:\/\/\S+|\{\/\*.*?\*\/\}|\s[\w-]+=\{[^}]*\}|\s(?:id|value|groupId)="[^"]*"|\d+\s*月|^\s*\d+[.)]\s/g;

/** The figures of a text that must match, such as versions, ports and sizes. Single digits are ignored: they may be words in the other language. */
export function figuresOf(prose: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of prose) {
    const text = blankCode(line).replace(NOT_FIGURES, ' ');
    for (const match of text.matchAll(/\d[\d,]*(?:\.\d+)*/g)) {
      const digits = match[0].replace(/,(?=\d{3}(?!\d))/g, '').replace(/,+$/, '');
      const factor = SCALES.find(([unit]) => unit.test(text.slice(match.index + match[0].length)))?.[1];
      const figure = factor === undefined ? digits : String(Number(digits) * factor);
      if (figure.length > 1) found.push(figure);
    }
  }
  return found;
}

const distinct = (values: readonly string[]) => [...new Set(values)];

/** The literals of a text: its inline code. */
const literalsOf = (prose: readonly string[]) => distinct(prose.flatMap((line) => [...line.matchAll(/(?<!`)`([^`]+)`(?!`)/g)].map(([, code = '']) => code)));

function literalDifference(source: Section, twin: Section): string | undefined {
  const chinese = literalsOf(source.prose);
  const english = literalsOf(twin.prose);
  // A literal with Chinese is a message or a sample: English keeps or translates it.
  const translatable = surplus(chinese, english).filter((literal) => HAN.test(literal));
  const surplusEnglish = surplus(english, chinese);
  const translated = surplusEnglish.length <= translatable.length ? surplusEnglish : [];
  return difference('literals', chinese.filter((literal) => !HAN.test(literal)), english.filter((literal) => !HAN.test(literal) && !translated.includes(literal)));
}

// How often a figure is repeated is a matter of style.
const figureDifference = (source: Section, twin: Section) => difference('figures', distinct(figuresOf(source.prose)), distinct(figuresOf(twin.prose)));

function compareSections(source: readonly Section[], translation: readonly Section[], add: Add): void {
  source.forEach((section, index) => {
    const twin = translation[index];
    if (twin === undefined) return;
    const place = section.id === '' ? 'above the first heading' : `under #${section.id}`;
    for (const different of [figureDifference(section, twin), literalDifference(section, twin)]) {
      if (different) add(twin.line, `${place}, ${different}`);
    }
  });
}

function compare(source: Page, translation: Page): Finding[] {
  const findings: Finding[] = [];
  const add: Add = (line, message) => findings.push({file: translation.file, line, message});
  compareFrontMatter(source, translation, add);
  const headings = firstDifference(outline(source), outline(translation));
  if (headings) add(1, `headings differ from ${source.file}: ${headings}`);
  compareCode(source, translation, add);
  for (const [what, read] of [['links', targets], ['images', images]] as const) {
    const different = difference(what, read(source), read(translation));
    if (different) add(1, different);
  }
  if (!headings) compareSections(sectionsOf(source), sectionsOf(translation), add);
  return findings;
}

/** Every page exists in both languages, with the same outline, code, links, images and figures. */
export const parity: Rule = (reported, {pages}) => {
  const names = new Set(reported.map(pageName));
  const english = new Map(pages.filter(({language}) => language === 'en').map((page) => [pageName(page), page]));
  const findings: Finding[] = [];
  for (const page of pages) {
    if (page.language !== 'zh') continue;
    const name = pageName(page);
    const twin = english.get(name);
    english.delete(name);
    if (!names.has(name)) continue;
    if (twin) findings.push(...compare(page, twin));
    else findings.push({file: page.file, line: 1, message: `has no English page: write ${folderOf(page.kind, 'en')}/${page.key}`});
  }
  for (const [name, page] of english) if (names.has(name)) findings.push({file: page.file, line: 1, message: 'has no Chinese source: write it, or remove this page'});
  return findings;
};
