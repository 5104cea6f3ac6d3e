import type {Root, Table, TableCell} from 'mdast';
import type {Plugin} from 'unified';

import {nodesOf} from './places';

/** From so many columns on a table is never read side by side on a phone. */
const MANY_COLUMNS = 4;

/** What a phone of 390 px holds of a row without breaking a word, in letters. */
const FITTING_LETTERS = 32;

const plainText = (cell: TableCell): string =>
  nodesOf(cell, 'text', 'inlineCode')
    .map(({node}) => node.value)
    .join('')
    .trim();

/** Letters of the longest part of a text that can't break: Chinese breaks anywhere, other text at spaces and hyphens. */
const longestRun = (text: string): number => Math.max(0, ...text.split(/[\s\p{Script=Han}，。、；：（）“”-]+/u).map(({length}) => length));

function isWide({children: rows}: Table): boolean {
  const columns = rows[0]?.children.length ?? 0;
  const least = Array.from({length: columns}, (_, column) => Math.max(0, ...rows.map(({children}) => longestRun(children[column] ? plainText(children[column]) : ''))));
  return columns >= MANY_COLUMNS || least.reduce((sum, letters) => sum + letters, 0) > FITTING_LETTERS;
}

/**
 * Remark plugin: marks tables that are too wide for a phone. There each row is a card, named by
 * its first cell, and the other cells carry the heading of their column.
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
