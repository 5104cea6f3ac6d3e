import type {Finding, Page, Rule} from '../page';

/** No two pages of a language share a title or a description: search results would look alike. */
export const unique: Rule = (pages) => {
  const findings: Finding[] = [];
  for (const key of ['title', 'description'] as const) {
    const first = new Map<string, Page>();
    for (const page of pages) {
      const value = page.frontMatter[key];
      if (typeof value !== 'string') continue;
      const seen = `${page.language}:${key === 'title' ? page.kind : ''}:${value.trim().toLowerCase()}`;
      const other = first.get(seen);
      if (other) findings.push({file: page.file, line: 1, rule: 'unique', message: `${key} "${value}" is that of ${other.file} too: say what sets this page apart`});
      else first.set(seen, page);
    }
  }
  return findings;
};
