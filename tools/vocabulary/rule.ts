import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {partsOf} from '../../src/lib/label-path';
import {blankCode, pageName, sectionsOf, type Finding, type Page} from '../content/page';
import type {Project, Rule} from '../content/project';
import {readExtraLabels} from './extra';
import {allLabels, LabelIndex, plainLabel, type Label} from './lookup';
import {markedIn} from './marked';
import {readConsoleLabels} from './vocabulary';

const HAN = /\p{Script=Han}/u;

/** A label as it is written on a page. */
type NamedLabel = {
  readonly text: string;
  readonly line: number;
  /** Whether an explanation in brackets follows. */
  readonly explained: boolean;
};

/** The labels of lines of text, in order. */
const labelsIn = (lines: readonly string[], lineOf: (index: number) => number): NamedLabel[] =>
  markedIn(lines).flatMap(({parts, index, after}) => parts.map((text): NamedLabel => ({text, line: lineOf(index), explained: /^\**\s*\(/.test(after)})));

/** The console's labels, indexed by their text in each language. */
class Console {
  readonly chinese: LabelIndex;
  readonly english: LabelIndex;

  constructor(readonly labels: readonly Label[]) {
    this.chinese = new LabelIndex(labels, ({zh}) => zh);
    this.english = new LabelIndex(labels, ({en}) => en);
  }
}

let cached: Console | undefined;

/** The console's labels, which are read only once. */
const readConsole = (): Console => (cached ??= new Console(allLabels(readConsoleLabels(), readExtraLabels())));

const quote = (texts: Iterable<string>) => [...new Set(texts)].map((text) => `"${text}"`).join(' or ');

const englishOf = (labels: readonly Label[]) => labels.flatMap(({en}) => (en === undefined ? [] : [plainLabel(en)]));

const ADVICE = 'look it up with "npm run label", or add it to tools/vocabulary/extra-labels.yaml with its file';

/** Words that ask the reader to use what follows. */
const ASKS = /(?:点击|单击|点|选择|勾选|取消勾选|进入|打开|回到|切换到)\s*$/;

/** A place in the console: the words before its name, and after it. */
const PLACE = [/(?:在|从|到)\s*$/, /^\s*(?:里|中|页|下|上方|标签)/] as const;

/** Console labels that a page asks the reader to use and that are bold instead of marked. Bold is for emphasis, and for the labels of other products. */
function unmarked({language, prose}: Page, {chinese}: Console): [number, string][] {
  return prose.flatMap((content, index) =>
    [...blankCode(content).matchAll(/\*\*([^*]+)\*\*/g)].flatMap((match): [number, string][] => {
      const found = match[1] ?? '';
      if (!HAN.test(found) || !partsOf(found).every((part) => chinese.find(part).length > 0)) return [];
      const before = content.slice(0, match.index);
      const after = content.slice(match.index + match[0].length);
      const asks = language === 'en' || ASKS.test(before) || (PLACE[0].test(before) && PLACE[1].test(after));
      return asks ? [[index + 1, `**${found}** is a label of the console: write <UI>${found}</UI>${language === 'en' ? ', in the words of the English console' : ''}`]] : [];
    }),
  );
}

/** What is wrong with a label on a Chinese page. */
function chineseProblem({text}: NamedLabel, {chinese, english}: Console): string | undefined {
  if (chinese.find(text).length > 0) return undefined;
  const meant = english.find(text).map(({zh}) => zh);
  return meant.length > 0 ? `"${text}" is ${quote(meant)} in the Chinese console` : `"${text}" is no label of the console: ${ADVICE}`;
}

/** The labels a section of an English page can name: those of the Chinese section with the same heading. */
type Twin = {readonly named: readonly NamedLabel[]; readonly labels: readonly Label[]};

/** What is wrong with a label on an English page. */
function englishProblem({text}: NamedLabel, twin: Twin | undefined, {chinese, english}: Console): string | undefined {
  const here = twin && twin.labels.length > 0 ? ` The Chinese names ${twin.named.filter((one) => chinese.find(one.text).length > 0).map((one) => `${one.text} (${quote(englishOf(chinese.find(one.text))) || 'Chinese in English too'})`).filter((one, index, all) => all.indexOf(one) === index).join(', ')} here.` : '';
  if (HAN.test(text)) {
    const labels = chinese.find(text);
    if (labels.length === 0) return `"${text}" is no label of the console: ${ADVICE}`;
    return labels.every(({en}) => en !== undefined) ? `"${text}" is ${quote(englishOf(labels))} in the English console` : undefined;
  }
  const labels = english.find(text);
  if (labels.length === 0) return `"${text}" is no label of the English console.${here || ` ${ADVICE[0]?.toUpperCase() ?? ''}${ADVICE.slice(1)}`}`;
  // Where the Chinese section names no label, there is nothing to compare with: only English readers need to switch the language.
  if (twin === undefined || twin.labels.length === 0 || labels.some(({key}) => twin.labels.some((other) => other.key === key))) return undefined;
  return `"${text}" is the label of another screen (${quote(labels.map(({zh}) => zh))}).${here}`;
}

/** Whether an English text names one of the labels that a Chinese text can stand for. */
function isNamed(chinese: NamedLabel, labels: readonly Label[], english: readonly NamedLabel[]): boolean {
  const inEnglish = new Set(englishOf(labels));
  return english.some(({text}) => text === chinese.text || inEnglish.has(plainLabel(text)) || labels.some(({en}) => en !== undefined && /\{\w+\}/.test(en) && new LabelIndex([{key: '', zh: '', en}], (label) => label.en).find(text).length > 0));
}

function compare(source: readonly NamedLabel[], translation: readonly NamedLabel[], line: number, place: string, console: Console): [number, string][] {
  const labels = source.map((named) => ({named, labels: console.chinese.find(named.text)})).filter((one) => one.labels.length > 0);
  const twin: Twin = {named: source, labels: labels.flatMap((one) => one.labels)};
  const problems = translation.flatMap((named): [number, string][] => {
    const problem = englishProblem(named, twin, console);
    return problem === undefined ? [] : [[named.line, problem]];
  });
  const missing = new Map(labels.filter((one) => !isNamed(one.named, one.labels, translation)).map((one) => [one.named.text, one.labels]));
  for (const [text, candidates] of missing) {
    const expected = quote(englishOf(candidates)) || `"${text}", with its meaning in brackets`;
    problems.push([line, `${place}, the Chinese names ${text}: name it as the English console does, <UI>…</UI> with ${expected}`]);
  }
  return problems;
}

/** Chinese labels on an English page that are not explained at their first occurrence. */
function unexplained(english: readonly NamedLabel[], {chinese}: Console): [number, string][] {
  const seen = new Set<string>();
  return english.flatMap(({text, line, explained}): [number, string][] => {
    if (!HAN.test(text) || seen.has(text) || chinese.find(text).every(({en}) => en !== undefined)) return [];
    seen.add(text);
    return explained ? [] : [[line, `"${text}" is Chinese in the English console too: say what it means in brackets after it, once`]];
  });
}

/** The labels of each section, in the order of the sections, which is the same in both languages. */
const bySection = (page: Page) => sectionsOf(page).map(({id, line, prose}) => ({id, line, labels: labelsIn(prose, (index) => line + index)}));

function comparePages(source: Page, translation: Page, console: Console): [number, string][] {
  const sections = bySection(translation);
  return [
    ...bySection(source).flatMap(({id, labels}, index) => {
      const twin = sections[index];
      // Where the outlines differ, the sections cannot be compared; another rule reports the difference.
      if (twin === undefined || twin.id !== id) return [];
      return compare(labels, twin.labels, twin.line, id === '' ? 'above the first heading' : `under #${id}`, console);
    }),
    ...unexplained(sections.flatMap(({labels}) => labels), console),
  ];
}

const STRING = /\bid:\s*'([\w.-]+)',\s*message:\s*'((?:[^'\\]|\\.)*)'/g;

type Texts = Readonly<Record<string, {readonly message: string}>>;

/** Checks the labels in the texts of pages written in code, and in their translations. */
function checkStrings({root, copies}: Project, console: Console): Finding[] {
  const file = 'i18n/en/code.json';
  const place = path.join(root, file);
  if (!existsSync(place)) return [];
  const json = readFileSync(place, 'utf8');
  const texts = JSON.parse(json) as Texts;
  const lineIn = (source: string, offset: number) => source.slice(0, offset).split('\n').length;
  const sources = copies.filter((copy) => copy.language === 'zh' && /\.tsx?$/.test(copy.file) && copy.prose.some((line) => line.includes('<UI>')));
  return sources.flatMap((copy) => {
    const source = readFileSync(path.join(root, copy.file), 'utf8');
    return [...source.matchAll(STRING)].flatMap(({1: id = '', 2: message = '', index}): Finding[] => {
      const english = texts[id]?.message;
      if (english === undefined || !(message + english).includes('<UI>')) return [];
      const line = lineIn(source, index);
      const lineOfEnglish = lineIn(json, json.indexOf(`"${id}"`));
      const own = labelsIn([message], () => line);
      const translated = labelsIn([english], () => lineOfEnglish);
      return [
        ...own.flatMap((named): Finding[] => {
          const problem = chineseProblem(named, console);
          return problem === undefined ? [] : [{file: copy.file, line, message: problem}];
        }),
        ...[...compare(own, translated, lineOfEnglish, id, console), ...unexplained(translated, console)].map(([at, problem]): Finding => ({file, line: at, message: problem})),
      ];
    });
  });
}

/** Labels on pages are labels of the console, and the English page names the same ones as the Chinese page. */
export const labels: Rule = (pages, project) => {
  const console = readConsole();
  const english = new Map(project.pages.filter(({language}) => language === 'en').map((page) => [pageName(page), page]));
  const wanted = new Set(pages.map(pageName));
  const onPages = project.pages.flatMap((page): Finding[] => {
    if (!wanted.has(pageName(page))) return [];
    const report = ({file}: Page, problems: readonly [number, string][]) => problems.map(([line, message]): Finding => ({file, line, message}));
    const bold = page.kind === 'docs' || page.kind === 'community' ? report(page, unmarked(page, console)) : [];
    if (page.language !== 'zh') return bold;
    const own = labelsIn(page.prose, (index) => index + 1).flatMap((named): [number, string][] => {
      const message = chineseProblem(named, console);
      return message === undefined ? [] : [[named.line, message]];
    });
    const twin = english.get(pageName(page));
    return [...bold, ...report(page, own), ...(twin === undefined ? [] : report(twin, comparePages(page, twin, console)))];
  });
  return pages.length === project.pages.length ? [...onPages, ...checkStrings(project, console)] : onPages;
};
