import {expect, it} from 'vitest';

import {lightenRegistry} from '../../../src/plugins/light-registry/lighten';

const entry = (name: string, file: string) => `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

it('keeps the loaders of the registry and drops the paths', () => {
  const source = `export default {\n${entry('0044574d', '@site/docs/a.mdx')}\n${entry('00eaf1fa', '@theme/DocItem')}};\n`;
  expect(lightenRegistry(source)).toBe(
    `export default {\n  "0044574d": [() => import(/* webpackChunkName: "0044574d" */ "@site/docs/a.mdx")],\n  "00eaf1fa": [() => import(/* webpackChunkName: "00eaf1fa" */ "@theme/DocItem")],};\n`,
  );
});

it('refuses a form it does not know', () => {
  expect(() => lightenRegistry('export default {\n  "a": {load: () => import("b")},\n};')).toThrow(/1 of 1 entries/);
});
