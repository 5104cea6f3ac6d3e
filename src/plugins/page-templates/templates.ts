/** Templates of `src/components/templates/`, by the key of the front matter that chooses them. */
const TEMPLATES = {
  case: 'case-page',
  scene: 'scene-page',
  feature: 'feature-page',
} as const;

/** The module of a page's template; undefined where its front matter names none. */
export function templateOf(frontMatter: object): string | undefined {
  const found = Object.entries(TEMPLATES).find(([key]) => key in frontMatter);
  return found && `@site/src/components/templates/${found[1]}`;
}
