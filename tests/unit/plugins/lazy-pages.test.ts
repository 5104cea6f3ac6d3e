import {createRequire} from 'node:module';

import {expect, it} from 'vitest';

const withoutWeakReferences = createRequire(import.meta.url)('../../../src/plugins/lazy-pages/without-weak-references.cjs') as (source: string) => string;

it('leaves the import of a page and its name, but no reference that has it compiled at once', () => {
  const entry = (last: string) => `export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/docs/a \\"b\\".mdx"), "@site/docs/a \\"b\\".mdx", ${last}],\n};\n`;
  expect(withoutWeakReferences(entry('require.resolveWeak("@site/docs/a \\"b\\".mdx")'))).toBe(entry('"@site/docs/a \\"b\\".mdx"'));
});
