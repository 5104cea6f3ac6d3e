import {readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/** A test that carries marks. */
export type MarkedTest = {
  readonly file: string;
  /** The names of the groups around the test, and its own; values that are filled in at runtime appear as `…`. */
  readonly name: string;
  readonly ids: readonly string[];
};

const MARK = 'holds';

/** The text of a test's name; parts that are known only at runtime become an ellipsis. */
function nameText(node: ts.Node | undefined): string {
  if (node === undefined) return '…';
  if (ts.isStringLiteralLike(node)) return node.text.replace(/%[sojdi]|\$\w+/g, '…');
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({literal}) => `…${literal.text}`).join('');
  return '…';
}

/** Whether a call declares a group: `describe(…)` or `test.describe(…)`. */
const isGroup = ({expression}: ts.CallExpression) => /(?:^|\.)describe$/.test(expression.getText());

function marksOf(call: ts.CallExpression): readonly string[] | undefined {
  const mark = call.arguments.find((argument): argument is ts.CallExpression => ts.isCallExpression(argument) && argument.expression.getText() === MARK);
  if (!mark) return undefined;
  return mark.arguments.flatMap((argument) => {
    if (ts.isStringLiteralLike(argument)) return [argument.text];
    // A variable stands for the statements that the loop around the test goes through.
    return namesInLoop(argument);
  });
}

/** The statements that a loop passes to a mark, read from the list that it iterates over. */
function namesInLoop(name: ts.Node): string[] {
  for (let node: ts.Node = name; node.parent; node = node.parent) {
    if (!ts.isForOfStatement(node.parent)) continue;
    const {initializer, expression} = node.parent;
    const list = ts.isAsExpression(expression) ? expression.expression : expression;
    const [declared] = ts.isVariableDeclarationList(initializer) ? initializer.declarations : [];
    if (!declared || !ts.isArrayBindingPattern(declared.name) || !ts.isArrayLiteralExpression(list)) continue;
    const place = declared.name.elements.findIndex((element) => ts.isBindingElement(element) && element.name.getText() === name.getText());
    if (place < 0) continue;
    return list.elements.flatMap((row) => (ts.isArrayLiteralExpression(row) ? (row.elements[place] ? [nameText(row.elements[place])] : []) : []));
  }
  return [name.getText()];
}

/**
 * Finds the marked tests of a file, without running it.
 * @param file path of the file, as the table names it
 */
export function marksIn(file: string, text = readFileSync(file, 'utf8')): MarkedTest[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, path.extname(file) === '.tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: MarkedTest[] = [];
  const visit = (node: ts.Node, groups: readonly string[]) => {
    let within = groups;
    if (ts.isCallExpression(node)) {
      const ids = marksOf(node);
      const name = [...groups, nameText(node.arguments[0])].join(' › ');
      if (ids) found.push({file, name, ids});
      if (isGroup(node)) within = [...groups, nameText(node.arguments[0])];
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, []);
  return found;
}
