import type {Figure} from '@site/src/components/sections/figures';
import {readFacts, readList, readNext, readText, type NextLink, type Raw} from '@site/src/lib/front-matter';

const FACTS = ['customer', 'industry', 'challenge', 'used', 'outcome'] as const;

/** What a case says about itself in its front matter. */
export type CaseFrontMatter = {
  /** Its id in `src/data/cases.ts`. */
  readonly id: string;
  readonly lede: string;
  readonly facts: Readonly<Record<(typeof FACTS)[number], string>>;
  /** Who tells the case, in one sentence. */
  readonly source: string;
  readonly figures: readonly Figure[];
  readonly next: readonly NextLink[];
};

/**
 * Reads the front matter of a case.
 * @throws Error that names the missing or malformed entry, which stops the build
 */
export function readCase(raw: Raw): CaseFrontMatter {
  return {
    id: readText(raw, 'case'),
    lede: readText(raw, 'lede'),
    facts: readFacts(raw, FACTS),
    source: readText(raw, 'source'),
    figures: readList(raw, 'figures', (entry, place) => {
      const by = readText(entry, 'by', `${place}.by`);
      if (by !== 'customer' && by !== 'vendor') throw new Error(`Front matter: ${place}.by should be "customer" or "vendor".`);
      return {value: readText(entry, 'value', `${place}.value`), label: readText(entry, 'label', `${place}.label`), by};
    }),
    next: readNext(raw),
  };
}
