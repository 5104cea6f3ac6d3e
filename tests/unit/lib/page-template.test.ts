import {existsSync} from 'node:fs';

import {expect, it} from 'vitest';

import {templateNameOf} from '@site/src/lib/page-template';

it.each([
  [{case: 'x'}, 'case'],
  [{scene: 'x'}, 'scene'],
  [{feature: 'x'}, 'feature'],
  [{vendor: 'x'}, 'vendor'],
  [{template: 'helm'}, 'helm'],
  [{template: 'enterprise'}, 'enterprise'],
])('a page whose front matter says %j has a template of its own', (frontMatter, name) => {
  expect(templateNameOf({title: 'x', ...frontMatter})).toBe(name);
  expect(existsSync(`src/components/templates/${name}-page/index.tsx`)).toBe(true);
});

it('a page that names none keeps the framework’s', () => {
  expect(templateNameOf({title: 'x'})).toBeUndefined();
});

it('a template that isn’t there stops the build', () => {
  expect(() => templateNameOf({template: 'constructor'})).toThrow('there is no template "constructor"');
});
