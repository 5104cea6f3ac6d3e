import {readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import {isPair, isScalar, LineCounter, parseDocument, visit} from 'yaml';

import type {Copy, Language} from './page';
import {filesBelow} from './project';

type Text = {readonly line: number; readonly text: string};

/** The copy of one file in one language. An empty line separates the texts, so that they do not read as one paragraph. */
function copyOf(file: string, language: Language, texts: readonly Text[]): Copy {
  const rows = texts.flatMap(({line, text}) => [...text.split('\n').map((content, index) => ({content, line: line + index})), {content: '', line}]);
  return {file, language, frontMatter: {}, text: '', prose: rows.map(({content}) => content), lines: rows.map(({line}) => line)};
}

/** Keys of an API description that hold Chinese, and those that hold its English translation. */
const CHINESE_KEY = /^(?:title|summary|description|text|x-label)$/;
const ENGLISH_KEY = /^x-(?:title|summary|description|text|label)-en$/;

/** Keys of an API description that hold values, not text for readers. */
const LITERAL = new Set(['example', 'examples', 'value', 'default', 'enum']);

function readDescription(file: string, source: string): Copy[] {
  const counter = new LineCounter();
  const document = parseDocument(source, {lineCounter: counter});
  const found: Record<Language, Text[]> = {zh: [], en: []};
  visit(document, {
    Pair(_, {key, value}, ancestors) {
      if (!isScalar(key) || typeof key.value !== 'string') return;
      const holder = ancestors.at(-2);
      const isProperty = isPair(holder) && isScalar(holder.key) && holder.key.value === 'properties';
      // Examples, defaults and the like are literals, not text for readers.
      if (!isProperty && LITERAL.has(key.value)) return visit.SKIP;
      if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return;
      const language = CHINESE_KEY.test(key.value) ? 'zh' : ENGLISH_KEY.test(key.value) ? 'en' : undefined;
      if (language === undefined) return;
      const isBlock = value.type === 'BLOCK_LITERAL' || value.type === 'BLOCK_FOLDED';
      found[language].push({line: counter.linePos(value.range[0]).line + (isBlock ? 1 : 0), text: value.value});
    },
  });
  return [copyOf(file, 'zh', found.zh), copyOf(file, 'en', found.en)];
}

/** The Chinese texts in code: messages of `translate()` and the children of `<Translate>`. */
function readCode(file: string, source: string): Copy {
  const texts: Text[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const add = (node: ts.Node, text: string) => texts.push({line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: text.trim()});
  const walk = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'message' && ts.isStringLiteralLike(node.initializer)) add(node.initializer, node.initializer.text);
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      for (const child of node.children) {
        if (ts.isJsxText(child)) add(child, child.text);
        else if (ts.isJsxExpression(child) && child.expression && ts.isStringLiteralLike(child.expression)) add(child, child.expression.text);
      }
    }
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return copyOf(file, 'zh', texts.filter(({text}) => /\p{Script=Han}/u.test(text)));
}

function readTranslations(file: string, language: Language, source: string): Copy {
  const texts = source.split('\n').flatMap((content, index): Text[] => {
    const literal = /^\s*"message":\s*("(?:[^"\\]|\\.)*")/.exec(content)?.[1];
    return literal === undefined ? [] : [{line: index + 1, text: JSON.parse(literal) as string}];
  });
  return copyOf(file, language, texts);
}

/**
 * Reads the copy outside the MDX pages: texts of the API descriptions in both languages,
 * labels and texts in code, and their translations.
 * @param root the project's root folder
 */
export async function readCopy(root: string): Promise<Copy[]> {
  const read = async <T>(folder: string, pattern: RegExp, reader: (file: string, source: string) => T): Promise<T[]> =>
    (await filesBelow(path.join(root, folder), pattern)).map((name) => reader(path.join(folder, name), readFileSync(path.join(root, folder, name), 'utf8')));
  const copies = [
    ...(await read('openapi', /\.yaml$/, readDescription)).flat(),
    ...(await read('src', /\.tsx?$/, readCode)),
    ...(await read('i18n/zh', /\.json$/, (file, source) => readTranslations(file, 'zh', source))),
    ...(await read('i18n/en', /\.json$/, (file, source) => readTranslations(file, 'en', source))),
  ];
  return copies.filter(({prose}) => prose.length > 0);
}
