import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {translationStates} from './drift';
import {readProject} from './project';

const project = await readProject('.', {});

/** What a translation must not change: heading levels, code blocks, commands and paths. */
function fixedParts(text: string) {
  const blocks = text.match(/^```yaml$[\s\S]*?^```$/gm) ?? [];
  const rest = text.replace(/^```yaml$[\s\S]*?^```$/gm, '');
  return {
    headings: [...rest.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length),
    blocks,
    code: [...rest.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, code = '']) => code).sort(),
  };
}

it('the guide exists in both languages', () => {
  expect(project.guides.map(({file, translation}) => [file, translation])).toEqual([['CONTRIBUTING.md', 'CONTRIBUTING.zh.md']]);
});

it.each(project.guides)('$translation was made from $file as it is now', ({file}) => {
  expect(translationStates(project).find(({pair}) => pair.name === file)?.state).toBe('current');
});

it.each(project.guides)('$translation holds the commands, paths and headings of $file', ({text, translation}) => {
  expect(fixedParts(readFileSync(translation, 'utf8'))).toEqual(fixedParts(text));
});
