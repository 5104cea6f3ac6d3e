import {existsSync, readdirSync, readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {parts} from '@site/src/framework';
import {changeNames, isOn, register} from '@site/src/framework/register';
import {targetFile} from '@site/src/framework/targets';

const folders = readdirSync('src/framework', {withFileTypes: true}).filter((entry) => entry.isDirectory());

it('names every change, and nothing else', () => {
  expect(folders.map(({name}) => name).filter((name) => name !== 'source-changes').sort()).toEqual([...changeNames].sort());
  expect(Object.keys(parts).sort()).toEqual([...changeNames].sort());
});

describe.each(changeNames)('%s', (name) => {
  const {kind, touches, test} = register[name];
  const targets = [...(parts[name].patches ?? []).map(({target}) => target), ...(parts[name].standIns ?? []).map(({replaces}) => ('target' in replaces ? replaces.target : replaces.package))];

  it('touches what is installed, and names all that it edits or replaces', () => {
    for (const target of touches) expect(existsSync(targetFile(name, target)), target).toBe(true);
    expect(targets.filter((target) => !touches.includes(target))).toEqual([]);
  });

  it('has a test', () => {
    expect(existsSync(test)).toBe(true);
  });

  it('is left out of a site with the framework as it is, unless the specification asks for it', () => {
    expect(isOn(name, false)).toBe(true);
    expect(isOn(name, true)).toBe(kind === 'behaviour');
  });
});

it('is what the folder’s README lists', () => {
  const rows = [...readFileSync('src/framework/README.md', 'utf8').matchAll(/^\| `([\w-]+)` \| (\w+) \|/gm)].map(([, name, kind]) => [name, kind]);
  expect(rows).toEqual(changeNames.map((name) => [name, register[name].kind]));
});
