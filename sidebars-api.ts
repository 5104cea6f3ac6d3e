import {existsSync, readFileSync} from 'node:fs';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {SIDEBAR_FILE, type SidebarGroup} from './src/config/openapi';

type SidebarItems = Extract<SidebarsConfig[string], unknown[]>;

function readGroups(): readonly SidebarGroup[] {
  if (!existsSync(SIDEBAR_FILE)) throw new Error(`${SIDEBAR_FILE} is missing: run "npm run api:generate".`);
  return JSON.parse(readFileSync(SIDEBAR_FILE, 'utf8')) as readonly SidebarGroup[];
}

/** The API reference's sidebar: how to use the API, then a category per group with one line per operation. */
export const api: SidebarItems = [
  'Intro',
  ...readGroups().map(({group, title, operations}) => ({
    type: 'category' as const,
    label: title,
    key: `api-${group}`,
    link: {type: 'doc' as const, id: `api/${group}/index`},
    // Labels come from the pages, so they are in the page's language.
    items: operations.map(({id, method}) => ({
      type: 'doc' as const,
      id: `api/${group}/${id}`,
      className: `api-verb api-verb--${method}`,
    })),
  })),
];
