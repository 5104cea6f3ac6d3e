/** Front matter keys that choose a template; their value names the page within that template. */
const TEMPLATE_KEYS = ['case', 'scene', 'feature', 'vendor'] as const;

/** Templates used by a single page, which selects them in its front matter: `template: helm`. */
const SINGLE_PAGE = ['helm', 'enterprise'] as const;

export type TemplateName = (typeof TEMPLATE_KEYS)[number] | (typeof SINGLE_PAGE)[number];

/**
 * The template of an MDX page; undefined if its front matter names none.
 * @throws when the front matter names an unknown template
 */
export function templateNameOf(frontMatter: object): TemplateName | undefined {
  const named = TEMPLATE_KEYS.find((key) => key in frontMatter);
  if (named !== undefined || !('template' in frontMatter)) return named;
  const {template} = frontMatter;
  const single = SINGLE_PAGE.find((name) => name === template);
  if (single === undefined) throw new Error(`Front matter: there is no template "${String(template)}"; write ${SINGLE_PAGE.join(' or ')}.`);
  return single;
}
