import type {Finding, Page, Rule} from '../page';

/** Shortest and longest description, in characters. */
const DESCRIPTION = {zh: [40, 120], en: [60, 160]} as const;
const KEYWORDS = [3, 8] as const;

function mistakes({frontMatter, kind, language}: Page): string[] {
  const list: string[] = [];
  const {title, description, keywords} = frontMatter;
  if (typeof title !== 'string' || title.trim() === '') list.push('title is missing: one line that names the page');
  const [shortest, longest] = DESCRIPTION[language];
  if (typeof description !== 'string') {
    list.push(`description is missing: one sentence of ${shortest}–${longest} characters`);
  } else if (description.length < shortest || description.length > longest) {
    list.push(`description has ${description.length} characters: make it ${shortest}–${longest}`);
  }
  if (!Array.isArray(keywords) || keywords.length < KEYWORDS[0] || keywords.length > KEYWORDS[1]) {
    list.push(`keywords: list ${KEYWORDS[0]} to ${KEYWORDS[1]}`);
  }
  if (kind !== 'blog') return list;
  for (const key of ['slug', 'date', 'authors', 'tags']) {
    if (frontMatter[key] === undefined) list.push(`${key} is missing: every post has one`);
  }
  return list;
}

/** Every page says what it is in its front matter. */
export const frontMatter: Rule = (pages) =>
  pages.flatMap((page) => mistakes(page).map((message): Finding => ({file: page.file, line: 1, rule: 'front-matter', message})));
