import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

import {changeError} from '../change-error';
import {isOn} from '../register';

export {validateOptions};

type Version = {docs?: object; docsSidebars?: Readonly<Record<string, readonly SidebarItem[]>>};

/** The parts of a sidebar's entry that matter here. */
type SidebarItem = {readonly items?: readonly SidebarItem[]; readonly docId?: string; readonly unlisted?: boolean};

/** Stands for a document's identifier: breadcrumbs ask only whether an entry has one. */
const A_DOCUMENT = '-';

/** An entry without the identifier that only the framework's own lists of cards read, and without what says nothing. */
function lightItem(item: SidebarItem): SidebarItem {
  const needed = Object.entries(item).filter(([name, value]) => !(name === 'unlisted' && value === false));
  return {...Object.fromEntries(needed), ...(item.docId && {docId: A_DOCUMENT}), ...(item.items && {items: item.items.map(lightItem)})};
}

const lightSidebars = (sidebars: NonNullable<Version['docsSidebars']>) => Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(lightItem)]));

/** A route without what it sends in vain; counts the versions of the documentation that it comes upon. */
function lightRoute(route: RouteConfig, versions: {count: number}): RouteConfig {
  const routes = route.routes?.map((below) => lightRoute(below, versions));
  const {version} = (route.props ?? {}) as {version?: Version};
  if (version?.docs === undefined || version.docsSidebars === undefined) return {...route, routes};
  versions.count += 1;
  return {...route, routes, props: {...route.props, version: {...version, docs: {}, docsSidebars: lightSidebars(version.docsSidebars)}}};
}

/**
 * The framework's docs plugin, with less to load on each page: beside the sidebars it sends the
 * title and description of every document, and each sidebar's entry names its document; only category
 * pages and cards made by the framework read them. This site writes those pages by hand.
 */
export default async function lightDocs(...parameters: Parameters<typeof docsPlugin>): ReturnType<typeof docsPlugin> {
  const plugin = await docsPlugin(...parameters);
  if (!isOn('page-lists')) return plugin;
  return {
    ...plugin,
    async contentLoaded({actions, ...rest}) {
      const versions = {count: 0};
      await plugin.contentLoaded?.({
        ...rest,
        actions: {...actions, addRoute: (route) => actions.addRoute(lightRoute(route, versions))},
      });
      if (versions.count === 0) throw changeError('page-lists', 'no route of the documentation has the props version.docs and version.docsSidebars.', 'docs.ts with @docusaurus/plugin-content-docs/lib/routes.js');
    },
  };
}
