import {existsSync} from 'node:fs';

import {expect, it} from 'vitest';

import {templateOf} from '@site/src/plugins/page-templates/templates';

it.each(['case', 'scene', 'feature'])('a page that says "%s" in its front matter has that template, which is there', (key) => {
  const module = templateOf({title: 'x', [key]: 'y'});
  expect(module).toMatch(new RegExp(`^@site/src/components/templates/${key}-page$`));
  expect(existsSync(`${module?.replace('@site/', '')}/index.tsx`)).toBe(true);
});

it('a page that names none keeps the framework’s', () => {
  expect(templateOf({title: 'x'})).toBeUndefined();
});
