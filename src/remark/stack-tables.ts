import type {Root, Table, TableCell} from 'mdast';
import type {Plugin} from 'unified';

import {nodesOf} from './places';

/** Tables with at least this many columns are always stacked on a phone. */
const MANY_COLUMNS = 4;

/** Letters of a row that fit on a 390 px phone without breaking a word. */
const FITTING_LETTERS = 32;

const plainText = (cell: TableCell): string =>
  nodesOf(cell, 'text', 'inlineCode')
    .map(({node}) => node.value)
    .join('')
    .trim();

/** Length of the longest unbreakable part of a text, in letters: Chinese breaks anywhere, other text at spaces and hyphens. */
const longestRun = (text: string): number => Math.max(0, ...text.split(/[\s\p{Script=Han}，。、；：（）“”-]+/u).map(({length}) => length));

function isWide({children: rows}: Table): boolean {
  const columns = rows[0]?.children.length ?? 0;
  const minWidths = Array.from({length: columns}, (_, column) => Math.max(0, ...rows.map(({children}) => longestRun(children[column] ? plainText(children[column]) : ''))));
  return columns >= MANY_COLUMNS || minWidths.reduce((sum, letters) => sum + letters, 0) > FITTING_LETTERS;
}

/**
 * Remark plugin: marks tables that are too wide for a phone. On phones each row becomes a card, titled by
 * its first cell, and the other cells show the heading of their column.
 */
export const stackTables: Plugin<[], Root> = () => (tree) => {
  for (const {node: table} of nodesOf(tree, 'table')) {
    if (!isWide(table)) continue;
    const [head, ...rows] = table.children;
    const names = (head?.children ?? []).map(plainText);
    table.data = {...table.data, hProperties: {'data-stack': ''}};
    for (const {children: cells} of rows) {
      for (const [index, cell] of cells.entries()) {
        const name = names[index];
        if (index > 0 && name) cell.data = {...cell.data, hProperties: {'data-column': name}};
      }
    }
  }
};
