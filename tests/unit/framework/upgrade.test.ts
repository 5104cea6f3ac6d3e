import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {patchesOf, standInsOf} from '@site/src/framework';
import {changeNames} from '@site/src/framework/register';
import {replacedFile} from '@site/src/framework/source-changes';
import {editsByFile, type Installed} from '@site/src/framework/source-changes/edits';
import {unmetExpectations, type Expectation} from '@site/src/framework/source-changes/took-hold';
import {resolve, targetFile, type Resolve} from '@site/src/framework/targets';

const read = (file: string) => readFileSync(file, 'utf8');
const patches = patchesOf(changeNames);
const standIns = standInsOf(changeNames);

/** An upgrade in which one file has another name. */
const without =
  (target: string): Resolve =>
  (specifier, from) =>
    target.endsWith(specifier) ? undefined : resolve(specifier, from);

/** An upgrade in which one text of a file has another form. */
const changed = (file: string, text: string): Installed => ({find: resolve, read: (name) => (name === file ? read(name).replace(text, () => `${text.slice(0, -1)} /* new */ ${text.slice(-1)}`) : read(name))});

it('all patches fit the framework that is installed', () => {
  expect(editsByFile(patches).size).toBe(new Set(patches.map(([, {target}]) => target)).size);
});

describe.each(patches)('after an upgrade, %s', (change, patch) => {
  it(`stops the build and is named when ${patch.target} has another name`, () => {
    expect(() => editsByFile(patches, {find: without(patch.target), read})).toThrow(new RegExp(`^src/framework/[\\w-]+: ${patch.target} isn't installed`));
    expect(() => editsByFile([[change, patch]], {find: without(patch.target), read})).toThrow(`src/framework/${change}: `);
  });

  it.each(patch.edits)('stops the build and is named when the form of $find has changed', ({find}) => {
    const file = targetFile(change, patch.target);
    expect(() => editsByFile(patches, changed(file, find))).toThrow(`src/framework/${change}: ${file} has ${JSON.stringify(find)} 0 times`);
  });
});

describe.each(standIns)('after an upgrade, %s', (change, standIn) => {
  const target = 'target' in standIn.replaces ? standIn.replaces.target : standIn.replaces.package;

  it(`stops the build and is named when ${target} isn't there`, () => {
    expect(replacedFile(change, standIn)).toMatch(/[\\/]node_modules[\\/]/);
    expect(() => targetFile(change, target, without(target))).toThrow(`src/framework/${change}: ${target} isn't installed`);
  });
});

describe('the scripts of the built site', () => {
  const loader = '/site/loader.cjs';
  const expectation: Expectation = {change: 'addresses', present: ['/site/ours.ts'], absent: ['/site/theirs.js'], withoutPackages: ['@a/router'], loaded: [{file: '/site/edited.js', loader}]};
  const whole = [{resource: '/site/ours.ts'}, {resource: '/site/edited.js', loaders: [{loader: '/other.js'}, {loader}]}, {}];
  const messages = (modules: Parameters<typeof unmetExpectations>[1]) => unmetExpectations([expectation], modules).map(({message}) => message);
  const says = (text: string) => [expect.stringMatching(new RegExp(`^src/framework/addresses: ${text}`)) as unknown];

  it('show that a change has taken hold', () => {
    expect(messages(whole)).toEqual([]);
  });

  it('show that nothing imports a stand-in any more', () => {
    expect(messages(whole.slice(1))).toEqual(says(`/site/ours.ts isn't part`));
  });

  it('show that something imports the framework’s module in another way', () => {
    expect(messages([...whole, {resource: '/site/theirs.js'}])).toEqual(says('/site/theirs.js is part'));
    expect(messages([...whole, {resource: '/site/node_modules/b/node_modules/@a/router/index.js'}])).toEqual(says('/site/node_modules/b/'));
    expect(messages([...whole, {resource: String.raw`C:\site\node_modules\@a\router\index.js`}])).toHaveLength(1);
    expect(messages([...whole, {resource: '/site/node_modules/@a/router-config/index.js'}])).toEqual([]);
  });

  it('show that an edited file is no longer used, or is used unedited', () => {
    expect(messages(whole.slice(0, 1))).toEqual(says('/site/edited.js isn.t part'));
    expect(messages([{resource: '/site/ours.ts'}, {resource: '/site/edited.js', loaders: []}])).toEqual(says('/site/edited.js isn.t part'));
  });

  it('may have further problems', () => {
    const complaint = (files: readonly string[]) => (files.includes('/site/ours.ts') ? 'a helper is missing.' : undefined);
    expect(unmetExpectations([{change: 'browser-code', complaint}], whole)[0]?.message).toMatch(/^src\/framework\/browser-code: a helper is missing\. .* compare /);
  });
});
