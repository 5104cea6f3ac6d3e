import {expect, it} from 'vitest';

import {wrongScripts} from '@site/src/framework/entry-scripts';

const site: Readonly<Record<string, string>> = {'main.1.js': '//# allFunctionsCalledOnLoad\nrun()', 'react.2.js': '//# allFunctionsCalledOnLoad\nreact()', 'main-menu.3.js': 'menu()'};
const wrong = (files: Readonly<Record<string, string>>) => wrongScripts(Object.keys(files), (name) => Promise.resolve(files[name] ?? ''));

it('finds React beside the main script, and the hint at the beginning of both', async () => {
  expect(await wrong(site)).toBeUndefined();
});

it('says which script is missing or lost the hint', async () => {
  const {'react.2.js': react, ...others} = site;
  expect(react).toBeDefined();
  expect(await wrong(others)).toBe('the site has no script react.');
  expect(await wrong({...site, 'main.1.js': 'run()//# allFunctionsCalledOnLoad'})).toMatch(/^main\.1\.js doesn’t begin with/);
});
