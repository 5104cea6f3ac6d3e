import {existsSync} from 'node:fs';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export type SidebarItems = Extract<SidebarsConfig[string], unknown[]>;
type Category = {
  readonly type: 'category';
  readonly label: string;
  readonly key: string;
  readonly link: {readonly type: 'doc'; readonly id: string};
  readonly items: readonly Item[];
};
type Item = string | Category;

/** Whether a page stands; those still to be written have no place in the sidebar. */
const isWritten = (id: string) => existsSync(`docs/${id}.mdx`);

/** A sidebar's items without the pages that aren't written yet. */
export function written(items: readonly Item[]): SidebarItems {
  return items.flatMap((item): SidebarItems => {
    if (typeof item === 'string') return isWritten(item) ? [item] : [];
    return isWritten(item.link.id) ? [{...item, items: written(item.items)}] : [];
  });
}
