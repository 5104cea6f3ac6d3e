import path from 'node:path';

/** Folders of translations, with the folder of their source: the same for every version of the documentation. */
const ROOMS: readonly (readonly [translation: RegExp, source: string])[] = [
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\//, 'docs/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(version-[^/]+)\//, 'versioned_docs/$1/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs-community\/current\//, 'community/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs-community\/(version-[^/]+)\//, 'community_versioned_docs/$1/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-blog\//, 'blog/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-pages\//, 'src/pages/'],
];

/**
 * The file of a page's evidence: beside the page, or beside the source of a translation.
 * @param page its path from the project's root
 */
export function evidenceFileOf(page: string): string {
  const name = page.split(path.sep).join('/');
  const room = ROOMS.find(([translation]) => translation.test(name));
  return (room === undefined ? name : name.replace(...room)).replace(/\.mdx?$/, '.evidence.yaml');
}
