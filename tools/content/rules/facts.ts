import {platformFacts, type PlatformFact} from '@site/src/data/platform-facts';

import {lineAt, type Copy, type Finding, type Page} from '../page';
import type {CopyRule} from '../project';

/** Pages that describe past releases or a certain point in time: change logs, upgrade guides, blog posts. */
const HISTORY = /(?:^|\/)(?:community|docusaurus-plugin-content-docs-community\/current)\/change\/|(?:^|\/)(?:versions|release-cycle|history)\.mdx$|\/upgrade\/|^blog\/|-content-blog\//;

const known: readonly (readonly [string, PlatformFact])[] = Object.entries(platformFacts);

/** Normalizes ranges: dashes and words between two figures mean the same. */
const plain = (text: string) => text.replace(/\s*(?:–|-|~|至|到|to|through|and)\s*/g, '–');

const isPage = (copy: Copy): copy is Page => 'fences' in copy;

/** The lines that readers see: for a page, all of them, including code. */
function linesOf(copy: Copy): (readonly [line: number, text: string])[] {
  if (isPage(copy)) return copy.text.split('\n').map((text, index) => [index + 1, text] as const);
  return copy.prose.map((text, index) => [lineAt(copy, index), text] as const);
}

/** Facts that several pages state are the same everywhere: where a page writes one by hand, it has the value of `src/data/platform-facts.ts`. */
export const facts: CopyRule = (copies) =>
  copies
    .filter(({file}) => !HISTORY.test(file))
    .flatMap((copy) =>
      linesOf(copy).flatMap(([line, text]) =>
        known.flatMap(([id, {value, spelled}]) =>
          spelled.flatMap(({pattern, spelling}) => {
            const right = spelling ?? (typeof value === 'string' ? value : value[copy.language]);
            return [...text.matchAll(pattern)].flatMap(([, found = '']): Finding[] =>
              plain(found) === plain(right) ? [] : [{file: copy.file, line, message: `"${found}" differs from the fact "${id}" (src/data/platform-facts.ts): write ${right}, or in text <PlatformFact id="${id}" />`}],
            );
          }),
        ),
      ),
    );
