import type {Element, ElementContent, Root} from 'hast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {findLanguage, languageNames, type Language} from './code/languages';
import {parseCodeMeta, type CodeMeta} from './code/meta';
import {renderCode} from './code/render';
import {hastElement} from './mdx';
import {elementsOf} from './places';

type Block = {readonly name: string; readonly language: Language; readonly meta: CodeMeta; readonly html: string};

function codeOf(node: ElementContent | undefined): Element | undefined {
  const code = node?.type === 'element' && node.tagName === 'pre' ? node.children[0] : undefined;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

function languageName(code: Element): string {
  const {className} = code.properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

function textOf(code: Element): string {
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return text.replace(/\n$/, '');
}

function readBlock(code: Element, file: VFile): Block {
  const name = languageName(code);
  const language = findLanguage(name);
  if (language === undefined) {
    file.fail(`No code is highlighted as "${name}". Use one of: ${languageNames.join(', ')}.`, code.position);
  }
  let meta: CodeMeta;
  try {
    meta = parseCodeMeta(String(code.data?.meta ?? ''));
  } catch (error) {
    file.fail(`After the code fence's language: ${(error as Error).message}.`, code.position);
  }
  // Program output is shown as is: it has no prompts and no placeholders.
  const shown: Language = meta.output ? {angleBrackets: true} : language;
  return {name, language, meta, html: renderCode(textOf(code), shown, meta)};
}

function component(command: Block | undefined, output: Block | undefined) {
  return hastElement('CodeBlock', {
    language: command?.name,
    label: command?.language.label,
    title: command?.meta.title,
    showLineNumbers: command?.meta.showLineNumbers || undefined,
    html: command?.html,
    output: output?.html,
    outputTitle: output?.meta.title,
  });
}

/** The output block that follows `index`, ignoring whitespace, and the index after it. */
function outputAfter(siblings: readonly ElementContent[], index: number, file: VFile): {block: Block; end: number} | undefined {
  let next = index + 1;
  for (let node = siblings[next]; node?.type === 'text' && node.value.trim() === ''; node = siblings[next]) next += 1;
  const code = codeOf(siblings[next]);
  const block = code && readBlock(code, file);
  return block?.meta.output ? {block, end: next + 1} : undefined;
}

/**
 * Rehype plugin: highlights fenced code at build time, with class names instead of colours, and
 * hands it to the `CodeBlock` component as one string, so that the browser neither loads a
 * highlighter nor hydrates the tokens. A block marked `output` is merged into the command block above it.
 */
export const highlightCode: Plugin<[], Root> = () => (tree, file) => {
  for (const {node, parent} of elementsOf(tree, 'pre')) {
    const siblings = parent.children as ElementContent[];
    const index = siblings.indexOf(node);
    const code = codeOf(node);
    // Output that was merged into the command above it is no longer in the tree.
    if (code === undefined || index === -1) continue;
    const block = readBlock(code, file);
    const output = block.meta.output ? undefined : outputAfter(siblings, index, file);
    const element = block.meta.output ? component(undefined, block) : component(block, output?.block);
    parent.children.splice(index, (output?.end ?? index + 1) - index, element);
  }
};
