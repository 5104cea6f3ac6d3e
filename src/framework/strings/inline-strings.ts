import MagicString from 'magic-string';
import ts from 'typescript';

/** The texts of one language, by string id. */
export type Texts = Readonly<Record<string, string>>;

/** Whether the framework's own code requests a string: such strings stay in its table. */
export const isFrameworkString = (id: string): boolean => id.startsWith('theme.');

const PLACEHOLDER = /\{\w+\}/;

function literal(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function property(object: ts.ObjectLiteralExpression, name: string): string | undefined {
  const found = object.properties.find(
    (candidate): candidate is ts.PropertyAssignment =>
      ts.isPropertyAssignment(candidate) && ts.isIdentifier(candidate.name) && candidate.name.text === name,
  );
  return literal(found?.initializer);
}

function attribute(element: ts.JsxOpeningElement, name: string): ts.JsxAttribute | undefined {
  return element.attributes.properties.find(
    (candidate): candidate is ts.JsxAttribute => ts.isJsxAttribute(candidate) && candidate.name.getText() === name,
  );
}

/** The text between the tags of a `<Translate>`, as the browser gets it. */
function textOf({children}: ts.JsxElement): string | undefined {
  const parts = children.map((child) => {
    if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? '' : child.text.trim().replace(/\s*\n\s*/g, ' ');
    return ts.isJsxExpression(child) ? literal(child.expression) : undefined;
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}

/**
 * Inlines the texts of one language into a source file: `translate({id, message, description})`
 * becomes the text (or, with placeholders, a call with only the text), and `<Translate>`
 * keeps its text and values. Strings that aren't written as literals are left alone.
 * @returns the new source with its source map, or undefined when the file contains no string
 */
export function inlineStrings(source: string, file: string, texts: Texts): {code: string; map: string} | undefined {
  if (!/\btranslate\(|<Translate\b/.test(source)) return undefined;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const result = new MagicString(source);

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
      const [descriptor] = node.arguments;
      if (descriptor !== undefined && ts.isObjectLiteralExpression(descriptor)) {
        const id = property(descriptor, 'id');
        const text = (id === undefined ? undefined : texts[id]) ?? property(descriptor, 'message');
        if (text !== undefined && node.arguments.length === 1 && !PLACEHOLDER.test(text)) {
          result.overwrite(node.getStart(), node.getEnd(), JSON.stringify(text));
          return;
        }
        if (text !== undefined) result.overwrite(descriptor.getStart(), descriptor.getEnd(), `{message: ${JSON.stringify(text)}}`);
      }
    }
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      const id = attribute(node.openingElement, 'id');
      const idValue = literal(id?.initializer);
      const text = (idValue === undefined ? undefined : texts[idValue]) ?? textOf(node);
      if (text !== undefined) {
        for (const unused of [id, attribute(node.openingElement, 'description')]) {
          if (unused !== undefined) result.remove(unused.getFullStart(), unused.getEnd());
        }
        result.overwrite(node.openingElement.getEnd(), node.closingElement.getStart(), `{${JSON.stringify(text)}}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return result.hasChanged() ? {code: result.toString(), map: result.generateMap({source: file, hires: 'boundary'}).toString()} : undefined;
}
