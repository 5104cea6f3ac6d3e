/** Keys of the front matter that choose a template and name the page among those of the template. */
const NAMING = ['case', 'scene', 'feature', 'vendor'] as const;

/** Templates of one page, which its front matter names: `template: helm`. */
const SINGLE = ['helm', 'enterprise'] as const;

export type TemplateName = (typeof NAMING)[number] | (typeof SINGLE)[number];

/**
 * The template of a page written in MDX; undefined where its front matter names none.
 * @throws when it names one that isn't there
 */
export function templateNameOf(frontMatter: object): TemplateName | undefined {
  const named = NAMING.find((key) => key in frontMatter);
  if (named !== undefined || !('template' in frontMatter)) return named;
  const {template} = frontMatter;
  const single = SINGLE.find((name) => name === template);
  if (single === undefined) throw new Error(`Front matter: there is no template "${String(template)}"; write ${SINGLE.join(' or ')}.`);
  return single;
}
