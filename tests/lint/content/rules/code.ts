import {spawnSync} from 'node:child_process';

import {parseAllDocuments} from 'yaml';

import type {Fence, Finding, Rule} from '../page';

/** A placeholder such as <cluster-ip>; shells would read it as a redirection. */
const PLACEHOLDER = /<[^<>\s|&;][^<>|&;\n]*>/g;

const parsers: Readonly<Record<string, (code: string) => string | undefined>> = {
  yaml: (code) => parseAllDocuments(code.replace(PLACEHOLDER, 'placeholder')).flatMap(({errors}) => errors)[0]?.message,
  json: (code) => {
    try {
      JSON.parse(code);
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  },
  bash: (code) => {
    const {status, stderr} = spawnSync('bash', ['-n'], {input: code.replace(PLACEHOLDER, 'placeholder'), encoding: 'utf8'});
    return status === 0 ? undefined : stderr.trim();
  },
};

const aliases: Readonly<Record<string, string>> = {yml: 'yaml', sh: 'bash', shell: 'bash'};

function mistake({language, meta, code}: Fence): string | undefined {
  if (language === '') return 'names no language: write ```text where there is none';
  if (language === 'mermaid') return /\balt="[^"]+"/.test(meta) ? undefined : 'a diagram needs alt="…": one sentence that says what it shows';
  const problem = parsers[aliases[language] ?? language]?.(code);
  return problem === undefined ? undefined : `is no valid ${language}: ${problem}`;
}

/** Code blocks name their language; YAML, JSON and shell can be parsed. */
export const code: Rule = (pages) =>
  pages.flatMap(({file, fences}) =>
    fences.flatMap((fence): Finding[] => {
      const message = mistake(fence);
      return message === undefined ? [] : [{file, line: fence.line, rule: 'code', message: `this code block ${message}`}];
    }),
  );
