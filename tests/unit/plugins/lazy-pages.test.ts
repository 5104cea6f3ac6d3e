import {expect, it} from 'vitest';

import withoutWeakReferences from '@site/src/plugins/lazy-pages/loader';

it('leaves the import of a page and its name, but no reference that has it compiled at once', () => {
  const entry = (last: string) => `export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/docs/a \\"b\\".mdx"), "@site/docs/a \\"b\\".mdx", ${last}],\n};\n`;
  expect(withoutWeakReferences(entry('require.resolveWeak("@site/docs/a \\"b\\".mdx")'))).toBe(entry('"@site/docs/a \\"b\\".mdx"'));
});

it('fails when the framework has changed', () => {
  expect(() => withoutWeakReferences('export default {\n  "a": [() => import("@site/docs/a.mdx")],\n};\n')).toThrow('src/plugins/lazy-pages: ');
});
