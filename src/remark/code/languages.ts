import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';

/** What a fence's language means to the highlighter and to the reader. */
export type Language = {
  /** Name of the Prism grammar; none: plain text. */
  readonly grammar?: string;
  /** Name shown in the block's title bar; none for plain text. */
  readonly label?: string;
  /** Whether `<like-this>` can be part of the language itself, and therefore isn't a placeholder. */
  readonly angleBrackets?: true;
  /** Whether lines may start with a `$ ` prompt. */
  readonly prompt?: true;
};

const shell: Language = {grammar: 'bash', label: 'Shell', prompt: true};
const yaml: Language = {grammar: 'yaml', label: 'YAML'};
const plain: Language = {};
const markup = (label: string): Language => ({grammar: 'markup', label, angleBrackets: true});
const typed = (grammar: string, label: string): Language => ({grammar, label, angleBrackets: true});

/** Every language a fence may use, by each of its names. */
const languages: Readonly<Record<string, Language>> = {
  bash: shell,
  sh: shell,
  shell,
  console: shell,
  yaml,
  yml: yaml,
  json: {grammar: 'json', label: 'JSON'},
  dockerfile: {grammar: 'docker', label: 'Dockerfile'},
  ini: {grammar: 'ini', label: 'INI'},
  toml: {grammar: 'toml', label: 'TOML'},
  properties: {grammar: 'properties', label: 'Properties'},
  nginx: {grammar: 'nginx', label: 'Nginx'},
  sql: {grammar: 'sql', label: 'SQL'},
  promql: {grammar: 'promql', label: 'PromQL'},
  http: {grammar: 'http', label: 'HTTP'},
  go: {grammar: 'go', label: 'Go'},
  python: {grammar: 'python', label: 'Python'},
  lua: {grammar: 'lua', label: 'Lua'},
  php: typed('php', 'PHP'),
  java: typed('java', 'Java'),
  groovy: typed('groovy', 'Groovy'),
  kotlin: typed('kotlin', 'Kotlin'),
  csharp: typed('csharp', 'C#'),
  javascript: typed('javascript', 'JavaScript'),
  js: typed('javascript', 'JavaScript'),
  jsx: typed('jsx', 'JSX'),
  typescript: typed('typescript', 'TypeScript'),
  ts: typed('typescript', 'TypeScript'),
  tsx: typed('tsx', 'TSX'),
  css: {grammar: 'css', label: 'CSS'},
  xml: markup('XML'),
  html: markup('HTML'),
  markdown: {grammar: 'markdown', label: 'Markdown', angleBrackets: true},
  powershell: {grammar: 'powershell', label: 'PowerShell'},
  batch: {grammar: 'batch', label: 'CMD'},
  makefile: {grammar: 'makefile', label: 'Makefile'},
  diff: {grammar: 'diff', label: 'Diff'},
  text: plain,
  txt: plain,
  none: plain,
};

// Prism recognizes shell commands from a list and marks them anywhere; this pattern matches by position instead.
const COMMAND = new RegExp(
  [
    // At the start of a line that isn't a continuation, after an operator, or after a word that takes a command …
    String.raw`(?<=(?:(?<!\\\n)^[ \t]*|[|;&(][ \t]*|\b(?:do|else|sudo|then|time|watch|xargs)[ \t]+)`,
    // … optionally preceded by variable assignments for that command.
    String.raw`(?:[A-Za-z_]\w*=\S*[ \t]+)*)`,
    String.raw`(?!(?:case|do|done|elif|else|esac|fi|for|function|if|in|select|then|until|while)\b)`,
    String.raw`[a-z.~/][\w.~/-]*(?=[\s;|&)]|$)`,
  ].join(''),
  'm',
);

function loadGrammars(): void {
  loadLanguages.silent = true;
  loadLanguages(Object.values(languages).flatMap(({grammar}) => grammar ?? []));
  const bash = Prism.languages['bash'] as Record<string, Prism.GrammarValue> | undefined;
  if (bash === undefined) return;
  bash['function'] = {pattern: COMMAND, greedy: true};
  // Prism marks builtins anywhere, and only the first half of `-p 8080:80` as a number.
  delete bash['builtin'];
  delete bash['number'];
}

loadGrammars();

/** Looks up a fence's language; `undefined` when the name isn't allowed. */
export function findLanguage(name: string): Language | undefined {
  return Object.hasOwn(languages, name) ? languages[name] : undefined;
}

/** The names a fence may use, for messages. */
export const languageNames: readonly string[] = Object.keys(languages);

/** Tokenizes code with Prism, including its hooks: PHP's grammar depends on them. */
export function tokenize(code: string, grammarName: string): (string | Prism.Token)[] {
  const grammar = Prism.languages[grammarName];
  if (grammar === undefined) return [code];
  const environment = {code, grammar, language: grammarName, tokens: [] as (string | Prism.Token)[]};
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  Prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}
