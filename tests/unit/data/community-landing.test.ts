import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {product} from '@site/src/config/product';
import {releases} from '@site/src/config/releases';
import {routes} from '@site/src/config/routes';
import {areas, firstSteps, newest, rules} from '@site/src/data/community-landing';

const NOTES = {zh: 'community', en: 'i18n/en/docusaurus-plugin-content-docs-community/current'} as const;
const notesIn = (folder: string) => readFileSync(`${folder}/change/${newest.version}.mdx`, 'utf8');
const english = JSON.parse(readFileSync('i18n/en/code.json', 'utf8')) as Record<string, {message: string}>;

describe("the community area's first page", () => {
  it('says of the newest version what its release notes say', () => {
    expect(newest.version).toBe(product.latestPatch);
    expect(notesIn(NOTES.zh)).toContain(`title: ${newest.version}：${newest.summary}\n`);
    expect(notesIn(NOTES.en)).toContain(`title: "${newest.version}: ${english['community.newest.summary']?.message}"\n`);
    for (const folder of Object.values(NOTES)) expect(notesIn(folder)).toContain(`**${newest.date}**`);
  });

  it('has the notes of every version in the list', () => {
    for (const version of releases) expect(routes.some(({path}) => path === `/community/change/${version}`), version).toBe(true);
  });

  it('leads to addresses that the site promises', () => {
    const links = [...newest.links, ...areas.flatMap(({links: own, more}) => (more ? [...own, more] : own)), ...firstSteps, ...rules];
    const promised = new Set(routes.map(({path}) => path));
    const own = links.map(({to}) => to.replace(/#.*/, '')).filter((to) => to.startsWith('/'));
    expect(own.filter((to) => !promised.has(to))).toEqual([]);
  });
});
