import {entriesOf, type Entries, type Source} from './source';

/** Code of the platform itself, without tests and vendored libraries. */
const GO = /^(?!vendor\/|third_party\/)(?!.*_test\.go$).*\.go$/;

const FLAG = /\.(?:Bool|Duration|Float32|Float64|Int|Int32|Int64|IP|String|StringArray|StringSlice|Uint|Uint32|Uint64)(?:Var)?P?\(\s*(?:&[\w.[\]]+\s*,\s*)?"([A-Za-z][\w.-]*)"\s*,\s*(?:"[A-Za-z]?"\s*,\s*)?((?:"[^"]*"|[\w.]+(?:\{[^}]*\})?|\[\][^,]*\{[^}]*\})[^,\n]*),\s*["`]/g;

const CLI_FLAG = /cli\.\w+Flag\{([^{}]*)\}/g;

const field = (block: string, name: string) => new RegExp(`\\b${name}:\\s*"([^"]*)"`).exec(block)?.[1];

/** The program that a Go file belongs to: `grctl`, its folder below `cmd/`, or its repository. */
const programOf = (repo: string, file: string) => (file.startsWith('grctl/') ? 'grctl' : (/^cmd\/([\w-]+)\//.exec(file)?.[1] ?? repo));

/** Matches the files that declare the flags of a program. */
const DECLARES_FLAGS = /^(?:cmd\/|(?:[\w/-]+\/)?main\.go$|(?:util|pkg)\/.*(?:option|flag))/;

/** Flags of the programs, as `program --flag`, with their defaults. */
export function readFlags(sources: readonly Source[]): Entries<string> {
  const pairs: [string, string][] = [];
  for (const {repo, read} of sources) {
    for (const [file, text] of read(GO)) {
      const program = programOf(repo, file);
      if (DECLARES_FLAGS.test(file)) for (const [, name = '', value = ''] of text.matchAll(FLAG)) pairs.push([`${program} --${name}`, value.replace(/^"(.*)"$/, '$1').trim()]);
      for (const [, block = ''] of text.matchAll(CLI_FLAG)) {
        for (const name of (field(block, 'Name') ?? '').split(',').map((part) => part.trim()).filter(Boolean)) {
          pairs.push([`${program} ${name.length === 1 ? '-' : '--'}${name}`, field(block, 'Value') ?? '']);
        }
      }
    }
  }
  return entriesOf(pairs);
}

type Block = {readonly before: string; own: string; readonly children: Block[]};

/** Splits code into blocks at its braces; braces in strings and comments are ignored. */
function readBlocks(code: string): Block {
  const root: Block = {before: '', own: '', children: []};
  const open = [root];
  for (const [token] of code.matchAll(/"(?:[^"\\\n]|\\.)*"|`[^`]*`|'(?:[^'\\\n]|\\.)+'|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[{}]|[^"`'/{}]+|\//g)) {
    const block = open.at(-1) ?? root;
    if (token === '{') {
      const child: Block = {before: block.own.slice(-80), own: '', children: []};
      block.children.push(child);
      open.push(child);
    } else if (token === '}') {
      if (open.length > 1) open.pop();
    } else if (!/^\/[/*]/.test(token)) block.own += token;
  }
  return root;
}

/** The commands in a block of code. A command has a name and either an action or subcommands; flags are skipped. */
function commandsIn(block: Block, path: readonly string[]): string[] {
  const name = /cli\.\w*Flag$/.test(block.before.trim()) ? undefined : /^\s*(?:\w+:[^:]*,\s*)*?Name:\s*"([\w-]+)"/.exec(block.own)?.[1];
  const isCommand = name !== undefined && /\b(?:Action|Subcommands):/.test(block.own);
  const here = isCommand ? [...path, name] : path;
  return [...(isCommand ? [here.join(' ')] : []), ...block.children.flatMap((child) => commandsIn(child, here))];
}

/** Commands of `grctl`, with the file that declares them. */
export function readCommands({read}: Source): Entries<string> {
  return entriesOf([...read(/^grctl\/cmd\/.*\.go$/)].flatMap(([file, text]) => commandsIn(readBlocks(text), ['grctl']).map((name) => [name, file] as const)));
}

const NAME = '[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*';

/** The ways in which code reads an environment variable, or sets one for a program. */
const VARIABLES: readonly (readonly [files: RegExp, pattern: RegExp])[] = [
  [GO, new RegExp(`\\b(?:Getenv|LookupEnv|Setenv|GetenvDefault|getenv\\w*|GetEnv\\w*)\\(\\s*"(${NAME})"`, 'g')],
  [GO, new RegExp(`\\bName:\\s*"(${NAME})"`, 'g')],
  [GO, new RegExp(`\\b\\w*[eE]nvs?\\w*\\["(${NAME})"\\]`, 'g')],
  [GO, new RegExp(`"(${NAME})="`, 'g')],
  [GO, new RegExp(`"((?:BUILD|ES|DEPEND|SC|TCPMESH)_[A-Z0-9_]*[A-Z0-9])"`, 'g')],
  [GO, new RegExp(`\\bEnvVar:\\s*"(${NAME})"`, 'g')],
  [/^(?!.*\/test).*\.py$/, new RegExp(`\\b(?:environ(?:\\.get)?|getenv)[[(]\\s*["'](${NAME})["']`, 'g')],
  [/^(?!.*\/test).*\.py$/, new RegExp(`["']((?:BUILD|ES)_[A-Z0-9_]*[A-Z0-9])["']`, 'g')],
  [/^src\/.*\.jsx?$/, new RegExp(`\\b((?:BUILD|ES)_[A-Z0-9_]*[A-Z0-9])\\b`, 'g')],
  [/^buildpacks\/(?:goodrain|heroku)-.*\/bin\/[\w-]+$|^builder\/build\.sh$|^pre-compile\/.*/, /\$\{?((?:BUILD|JAVA|MAVEN|NPM|NODE|YARN|PIP|GO|WEBSERVER|RUNTIMES)_[A-Z0-9_]*[A-Z0-9])\b/g],
];

/** Scripts that start the platform's programs. */
const START_SCRIPTS = /^(?!.*\/test)(?:.*\/)?(?:entrypoint|docker-entrypoint|run|start)[\w.-]*$/;

const USED = new RegExp(`\\$(?:\\{(${NAME})[:}]|(${NAME})\\b)`, 'g');

/** Variables that a script uses but does not define; `NAME=${NAME:-default}` is not a definition. */
function usedIn(script: string): string[] {
  const defined = new Set([...script.matchAll(new RegExp(`^\\s*(?:export |local |readonly )?(${NAME})=(?!["']?\\$\\{?\\1\\b)`, 'gm'))].map(([, name = '']) => name));
  return [...script.matchAll(USED)].map(([, braced, bare]) => braced ?? bare ?? '').filter((name) => !defined.has(name));
}

/** Environment variables that the platform reads or sets, with the repositories that do so. */
export function readVariables(sources: readonly Source[]): Entries<string> {
  const found = new Map<string, Set<string>>();
  for (const {repo, read} of sources) {
    for (const [files, pattern] of VARIABLES) {
      for (const text of read(files).values()) {
        for (const [, name = ''] of text.matchAll(pattern)) found.set(name, (found.get(name) ?? new Set()).add(repo));
      }
    }
    for (const text of read(START_SCRIPTS).values()) for (const name of usedIn(text)) found.set(name, (found.get(name) ?? new Set()).add(repo));
  }
  return entriesOf([...found].filter(([name]) => name.length > 2).map(([name, repos]) => [name, [...repos].join(', ')] as const));
}

const REPOSITORY_IMAGE = /(?<=["'`\s=]|aliyuncs\.com\/|docker\.io\/)(?:goodrain|rainbond)\/([a-z][a-z0-9-]*)(:v?[\w.-]*\w)?(?=["'`\s,])/g;
const TAGGED_IMAGE = /["/]((?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*):v?\d+[.\d][\w.-]*)["\s]/g;

/** Files that name images, components and what belongs to components. */
const NAMES_IMAGES = /^(?!vendor\/|swagger|config\/)(?!.*_test\.go$)(?:.*\.go|(?:.*\/)?values\.yaml|templates\/.*|.*\.sh|.*Dockerfile[\w.-]*)$/;

/** Images that the platform runs or consists of, with the file that names each first. */
export function readImages(sources: readonly Source[]): Entries<string> {
  const pairs: [string, string][] = [];
  for (const {repo, read} of sources) {
    for (const [file, text] of read(NAMES_IMAGES)) {
      for (const [, name = '', tag = ''] of text.matchAll(REPOSITORY_IMAGE)) pairs.push([name + tag, `${repo}:${file}`]);
      for (const [, image = ''] of text.matchAll(TAGGED_IMAGE)) if (!/:\d{2,5}$/.test(image)) pairs.push([image, `${repo}:${file}`]);
    }
  }
  return entriesOf(pairs);
}

/** Names of components and of what belongs to them, with the file that names each first. */
export function readComponents(sources: readonly Source[]): Entries<string> {
  const pairs: [string, string][] = [];
  for (const {repo, read} of sources) {
    for (const [file, text] of read(NAMES_IMAGES)) {
      for (const [, name = ''] of text.matchAll(/(?<![\w-])(rbd-[a-z0-9]+(?:-[a-z0-9]+)*)(?![\w-])/g)) pairs.push([name, `${repo}:${file}`]);
    }
  }
  return entriesOf(pairs);
}
