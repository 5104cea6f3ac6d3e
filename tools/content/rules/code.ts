import {spawnSync} from 'node:child_process';

import {validate} from 'dockerfile-utils';
import {parseAllDocuments} from 'yaml';

import {findLanguage, languageNames} from '@site/src/remark/code/languages';
import {parseCodeMeta} from '@site/src/remark/code/meta';

import type {Fence, Finding} from '../page';
import type {Rule} from '../project';

/** A placeholder such as <cluster-ip>; shells read it as a redirection. */
const PLACEHOLDER = /<[^<>\s|&;][^<>|&;\n]*>/g;

/** What is wrong with the code, and on which of its lines, if known. */
type Problem = {readonly message: string; readonly line?: number};

const firstLine = (message: string) => message.split('\n')[0] ?? message;

const parsers: Readonly<Record<string, (code: string) => Problem | undefined>> = {
  yaml(code) {
    const [error] = parseAllDocuments(code).flatMap(({errors}) => errors);
    return error && {message: firstLine(error.message).replace(/ at line \d+.*$/, ''), ...(error.linePos && {line: error.linePos[0].line})};
  },
  json(code) {
    try {
      JSON.parse(code);
      return undefined;
    } catch (error) {
      // The wording of the position depends on the JavaScript engine.
      const [what = '', position] = (error as Error).message.split(/ in JSON at position (\d+)/);
      return {message: what.replace(/\s+/g, ' '), ...(position && {line: code.slice(0, Number(position)).split('\n').length})};
    }
  },
  dockerfile(code) {
    // A fragment that continues a file has no base image.
    const added = /^\s*FROM\s/im.test(code) ? '' : 'FROM scratch\n';
    const [problem] = validate(added + code);
    return problem && {message: String(problem.message), line: problem.range.start.line + 1 - (added ? 1 : 0)};
  },
};

/** Reads NUL-terminated scripts, and prints the output of `bash -n` for each, followed by a NUL. None of the scripts is run. */
const READ_SHELL = String.raw`while IFS= read -r -d '' script; do printf '%s' "$script" | bash -n 2>&1; printf '\0'; done`;

/** What is wrong with each of the scripts; a single shell process checks them all. */
function shellProblems(scripts: readonly string[]): ReadonlyMap<string, Problem> {
  const distinct = [...new Set(scripts)];
  const input = distinct.map((script) => `${script}\0`).join('');
  const {stdout, error} = spawnSync('bash', ['-c', READ_SHELL], {input, encoding: 'utf8', env: {...process.env, LC_ALL: 'C'}, maxBuffer: 16_000_000});
  if (error) throw error;
  const outputs = stdout.split('\0');
  return new Map(
    distinct.flatMap((script, index): [string, Problem][] => {
      const [, line, message = ''] = /line (\d+): (.*)/.exec(outputs[index] ?? '') ?? [];
      return line === undefined ? [] : [[script, {message, line: Number(line)}]];
    }),
  );
}

const aliases: Readonly<Record<string, string>> = {yml: 'yaml', sh: 'bash', shell: 'bash'};

function metaProblem({language, meta}: Fence): string | undefined {
  if (language === 'mermaid') return /\balt="[^"]+"/.test(meta) ? undefined : 'a diagram needs alt="…": one sentence that says what it shows';
  if (findLanguage(language) === undefined) return `"${language}" is no language the site highlights: use one of ${languageNames.join(', ')}`;
  try {
    parseCodeMeta(meta);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const nameOf = ({language}: Fence) => aliases[language] ?? language;

/** The code to parse; empty for the output of commands, which is not parsed. */
const parsedCode = ({meta, code}: Fence) => (/\boutput\b/.test(meta) ? '' : code.replace(PLACEHOLDER, 'placeholder'));

function problemOf(fence: Fence, shell: ReadonlyMap<string, Problem>): Problem | undefined {
  if (!fence.closed) return {message: 'this code block is never closed: add the fence that ends it'};
  if (fence.language === '') return {message: 'this code block names no language: write ```text where there is none'};
  const wrong = metaProblem(fence);
  if (wrong !== undefined) return {message: wrong};
  const name = nameOf(fence);
  const code = parsedCode(fence);
  const problem = code === '' ? undefined : name === 'bash' ? shell.get(code) : parsers[name]?.(code);
  return problem && {...problem, message: `this is no valid ${name}: ${problem.message}`};
}

/** Code blocks name a known language; YAML, JSON, shell and Dockerfiles can be parsed. */
export const code: Rule = (pages) => {
  const shell = shellProblems(pages.flatMap(({fences}) => fences.filter((fence) => nameOf(fence) === 'bash').map(parsedCode)));
  return pages.flatMap(({file, fences}) =>
    fences.flatMap((fence): Finding[] => {
      const problem = problemOf(fence, shell);
      return problem ? [{file, line: fence.line + (problem.line ?? 0), message: problem.message}] : [];
    }),
  );
};
