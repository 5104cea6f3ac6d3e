import {readFacts, readNext, readText, type NextLink, type Raw} from '@site/src/lib/front-matter';

const FACTS = ['audience', 'problem', 'requires', 'outcome'] as const;

/** What a use scene says about itself in its front matter. */
export type SceneFrontMatter = {
  /** Its id in `src/data/scenes.ts`. */
  readonly id: string;
  readonly lede: string;
  readonly facts: Readonly<Record<(typeof FACTS)[number], string>>;
  readonly next: readonly NextLink[];
};

/**
 * Reads the front matter of a use scene.
 * @throws Error that names the missing or malformed entry, which stops the build
 */
export function readScene(raw: Raw): SceneFrontMatter {
  return {id: readText(raw, 'scene'), lede: readText(raw, 'lede'), facts: readFacts(raw, FACTS), next: readNext(raw)};
}
