import {readFile} from 'node:fs/promises';

import type {Configuration} from 'markdownlint';
import {lint} from 'markdownlint/promise';

import type {Finding, Page} from '../page';
import type {Rule} from '../project';

const CONFIGURATION = '.markdownlint.json';

/** The text without MDX comments, which markdownlint takes for text. */
const textOf = ({text}: Page) => text.replace(/^\{\/\*.*?\*\/\}$/gm, '<!-- -->').replace(/\s*\{\/\*.*?\*\/\}/g, '');

/** Marketing pages: their headings are claims, which end with punctuation as sentences do. */
const isMarketing = ({kind, frontMatter}: Page) => kind === 'pages' && !('case' in frontMatter || 'scene' in frontMatter);

/** Markdown follows one style (markdownlint's rules). */
export const markdown: Rule = async (pages) => {
  const config = JSON.parse(await readFile(CONFIGURATION, 'utf8')) as Configuration;
  const lintAll = (some: readonly Page[], rules: Configuration) => lint({strings: Object.fromEntries(some.map((page) => [page.file, textOf(page)])), config: rules});
  const results = {
    ...(await lintAll(pages.filter((page) => !isMarketing(page)), config)),
    ...(await lintAll(pages.filter(isMarketing), {...config, MD026: false})),
  };
  return Object.entries(results).flatMap(([file, errors]) =>
    errors.map(({lineNumber, ruleNames, ruleDescription, errorDetail, errorContext}): Finding => {
      const details = [errorDetail, errorContext && `in "${errorContext}"`].filter(Boolean).join(' ');
      return {file, line: lineNumber, message: `${ruleDescription}${details ? `: ${details}` : ''} (${ruleNames[0] ?? 'markdownlint'})`};
    }),
  );
};
