import path from 'node:path';

/** Folders of translations, each with the folder of its source. Every version of the documentation follows the same pattern. */
const FOLDERS: readonly (readonly [translation: RegExp, source: string])[] = [
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\//, 'docs/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(version-[^/]+)\//, 'versioned_docs/$1/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs-community\/current\//, 'community/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs-community\/(version-[^/]+)\//, 'community_versioned_docs/$1/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-blog\//, 'blog/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-pages\//, 'src/pages/'],
];

/**
 * The evidence file of a page: it is next to the page, or for a translation next to the page's source.
 * @param page its path from the project's root
 */
export function evidenceFileOf(page: string): string {
  const name = page.split(path.sep).join('/');
  const folders = FOLDERS.find(([translation]) => translation.test(name));
  return (folders === undefined ? name : name.replace(...folders)).replace(/\.mdx?$/, '.evidence.yaml');
}
