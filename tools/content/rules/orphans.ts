import type {Finding} from '../page';
import {addressOf, type Rule} from '../project';
import {linkedAddresses} from './links';

/** Every document is in a sidebar, or something links to it. */
export const orphans: Rule = (pages, project) => {
  const linked = linkedAddresses(project);
  return pages.flatMap((page): Finding[] => {
    const {kind, key, file, language} = page;
    const sidebar = project.sidebars[kind];
    if (language !== 'zh' || sidebar === undefined) return [];
    const address = addressOf(page);
    if (sidebar.has(key.replace(/\.mdx?$/, '')) || linked.has(address) || project.addressesInCode.has(address)) return [];
    const place = kind === 'community' ? 'sidebars-community.ts' : 'sidebars.ts';
    return [{file, line: 1, message: `nothing leads to ${address}: add it to ${place}`}];
  });
};
