import ts from 'typescript';

import {entriesOf, type Entries, type Source} from './source';

const HAN = /\p{Script=Han}/u;

/** A text as the browser shows it. */
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const parseScript = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JSX);

/** The texts of a translation module by key, including those in nested objects. For a repeated key the later text wins, as in the browser. */
function textsOf(file: string, text: string): [string, string][] {
  const tree = parseScript(file, text);
  const pairs: [string, string][] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && (ts.isStringLiteral(node.name) || ts.isIdentifier(node.name)) && ts.isStringLiteralLike(node.initializer)) {
      pairs.push([node.name.text, tidy(node.initializer.text)]);
    }
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return pairs;
}

/** The modules of a language, in the order in which its entry module imports them. */
function moduleOrder(language: string, entry: string): string[] {
  return [...entry.matchAll(/from\s*['\"]\.\/([\w-]+\/\w+)['\"]/g)].map(([, name = '']) => `src/locales/${name}.js`).filter((name) => name.includes(`/${language}/`));
}

function readLanguage({read}: Source, language: string): ReadonlyMap<string, string> {
  const files = read(new RegExp(`^src/locales/${language}(?:\\.js$|/)`));
  const entry = `src/locales/${language}.js`;
  const order = [entry, ...moduleOrder(language, files.get(entry) ?? '')];
  return new Map(order.flatMap((file) => textsOf(file, files.get(file) ?? '')));
}

/** The console's labels by their keys: Chinese and English, or Chinese alone where the English console has no text of its own. */
export function readLabels(console: Source): Entries<readonly string[]> {
  const english = readLanguage(console, 'en-US');
  const pairs = [...readLanguage(console, 'zh-CN')].filter(([, chinese]) => chinese !== '');
  return entriesOf(pairs.map(([key, chinese]) => [key, [chinese, ...[english.get(key) ?? []].flat()]] as const));
}

/** Whether a node is a call to `console`, whose texts are for developers only. */
const isLogged = (node: ts.Node) => ts.isCallExpression(node) && /^console\./.test(node.expression.getText(node.getSourceFile()));

/** Chinese texts hard-coded in the console, and so the same in both languages, with the file of each. */
export function readCodeLabels({read}: Source, labels: Entries<readonly string[]>): Entries<string> {
  const translated = new Set(Object.values(labels).map(([chinese = '']) => chinese));
  const pairs: [string, string][] = [];
  for (const [file, text] of read(/^src\/(?!locales\/|.*\.test\.).*\.jsx?$/)) {
    if (!HAN.test(text)) continue;
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX);
    const add = (found: string) => {
      const label = tidy(found);
      if (HAN.test(label) && !translated.has(label)) pairs.push([label, file]);
    };
    const walk = (node: ts.Node): void => {
      if (isLogged(node)) return;
      if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) add(node.text);
      else if (ts.isTemplateExpression(node)) {
        // Values inserted at runtime may be anything.
        add([node.head.text, ...node.templateSpans.map(({literal}) => `{value}${literal.text}`)].join(''));
      }
      ts.forEachChild(node, walk);
    };
    walk(tree);
  }
  return entriesOf(pairs);
}
