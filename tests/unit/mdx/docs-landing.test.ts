import {describe, expect, it} from 'vitest';

import {routes} from '@site/src/config/routes';
import {helpLinks, popularPages, roles, searchExamples, tasks} from '@site/src/data/docs-landing';

const promised = new Set(routes.map(({path}) => path));

const lists = [
  ...tasks().flatMap(({key, links, more}) => [
    {name: `task ${key}`, links},
    {name: `section of task ${key}`, links: more ? [more] : []},
  ]),
  ...roles().map(({title, links}) => ({name: `role ${title}`, links})),
  {name: 'popular pages', links: popularPages()},
  {name: 'help', links: helpLinks()},
];

describe('docs landing page', () => {
  it.each(lists)('$name: leads to addresses that the site promises, each once', ({links}) => {
    const addresses = links.map(({to}) => to);
    expect(addresses.filter((address) => !promised.has(address))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('offers a way in for every task and role with what exists from the start', () => {
    const written = '/docs/quick-start/';
    for (const {key, links} of tasks()) expect(links.some(({to}) => to.startsWith(written)), key).toBe(true);
    for (const {title, links} of roles()) expect(links.some(({to}) => to.startsWith(written)), title).toBe(true);
  });

  it('has examples of searches', () => {
    expect(searchExamples().length).toBeGreaterThan(2);
  });
});
