import type {Fence, Finding, Page, Rule} from '../page';

const HAN = /\p{Script=Han}/u;

const outline = ({headings}: Page) => headings.map(({level, id}) => `${'#'.repeat(level)}${id ?? ''}`);

/** Code without what a language changes: lines with Chinese and their English twins are comments or sample text. */
const kinds = ({fences}: Page) => fences.map(({language, meta}) => `${language}${/\boutput\b/.test(meta) ? ' output' : ''}`);

function differentCode(source: Fence, translation: Fence): boolean {
  const a = source.code.split('\n');
  const b = translation.code.split('\n');
  if (source.language === 'mermaid') return a.length !== b.length;
  return a.length !== b.length || a.some((line, index) => !HAN.test(line) && line !== b[index]);
}

function firstDifference(a: readonly string[], b: readonly string[]): string | undefined {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    if (a[index] !== b[index]) return `no. ${index + 1} is "${a[index] ?? 'nothing'}" in Chinese and "${b[index] ?? 'nothing'}" in English`;
  }
  return undefined;
}

function compare(source: Page, translation: Page): Finding[] {
  const findings: Finding[] = [];
  const add = (line: number, message: string) => findings.push({file: translation.file, line, rule: 'parity', message});
  const headings = firstDifference(outline(source), outline(translation));
  if (headings) add(1, `headings differ from ${source.file}: ${headings}`);
  const code = firstDifference(kinds(source), kinds(translation));
  if (code) {
    add(1, `code blocks differ from ${source.file}: ${code}`);
  } else {
    source.fences.forEach((fence, index) => {
      const twin = translation.fences[index];
      if (twin && differentCode(fence, twin)) add(twin.line, `this code differs from ${source.file}:${fence.line}; only lines with Chinese may`);
    });
  }
  for (const key of ['slug', 'date'] as const) {
    if (String(source.frontMatter[key]) !== String(translation.frontMatter[key])) add(1, `${key} differs from ${source.file}`);
  }
  return findings;
}

/** Every page is there in both languages, with the same outline, addresses and code. */
export const parity: Rule = (pages) => {
  const name = ({kind, key}: Page) => `${kind}/${key}`;
  const english = new Map(pages.filter(({language}) => language === 'en').map((page) => [name(page), page]));
  const findings: Finding[] = [];
  for (const page of pages) {
    if (page.language !== 'zh') continue;
    const twin = english.get(name(page));
    english.delete(name(page));
    if (twin) findings.push(...compare(page, twin));
    else findings.push({file: page.file, line: 1, rule: 'parity', message: 'has no English page at the same path under i18n/en'});
  }
  for (const page of english.values()) findings.push({file: page.file, line: 1, rule: 'parity', message: 'has no Chinese source'});
  return findings;
};
