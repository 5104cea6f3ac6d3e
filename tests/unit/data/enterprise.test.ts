import {describe, expect, it} from 'vitest';

import {readEnterprise} from '@site/src/lib/front-matter/enterprise';
import {product} from '@site/src/config/product';
import {readProject} from '@site/tools/content/project';

const {pages} = await readProject('.', {});
const found = pages.filter(({frontMatter}) => frontMatter.template === 'enterprise').map((page) => [page.language, page] as const);

it('the page about editions is there in both languages', () => {
  expect(found.map(([language]) => language)).toEqual(['zh', 'en']);
});

describe.each(found)('the page about editions (%s)', (language, {frontMatter, text}) => {
  const [, comparison = ''] = /<Comparison>\n\n([\s\S]*?)\n\n<\/Comparison>/.exec(text) ?? [];
  const rows = comparison.split('\n').map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
  const named = rows.slice(2).filter(([name = '']) => !name.startsWith('**'));

  it('has a promise', () => {
    expect(readEnterprise(frontMatter).promise).not.toBe('');
  });

  it('says something of every edition in every row', () => {
    expect(named.length).toBeGreaterThan(30);
    for (const cells of named) expect(cells.length === 4 && cells.every((cell) => cell !== ''), cells[0]).toBe(true);
  });

  it('never takes anything away in a more expensive edition', () => {
    const worth = (cell = '') => Number(cell !== (language === 'zh' ? '无' : 'No'));
    for (const [name, community, subscription, enterprise] of named) {
      expect(worth(subscription), name).toBeGreaterThanOrEqual(worth(community));
      expect(worth(enterprise), name).toBeGreaterThanOrEqual(worth(subscription));
    }
  });

  it('leads to the forms of the vendor', () => {
    for (const form of [product.contact, product.demoForm, product.subscriptionForm]) expect(text).toContain(`](${form})`);
  });
});
