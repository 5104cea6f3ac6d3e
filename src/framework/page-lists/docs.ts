import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

import {changeError} from '../change-error';
import {isOn} from '../register';

export {validateOptions};

type Version = {docs?: object; docsSidebars?: Readonly<Record<string, readonly SidebarItem[]>>};

/** The parts of a sidebar entry that matter here. */
type SidebarItem = {readonly items?: readonly SidebarItem[]; readonly docId?: string; readonly unlisted?: boolean};

/** Placeholder for a document's identifier: breadcrumbs only check whether an entry has one. */
const DOC_ID_PLACEHOLDER = '-';

/** A sidebar entry without `unlisted: false`, and with a placeholder for the identifier, which only the framework's own lists of cards read. */
function lightItem(item: SidebarItem): SidebarItem {
  const needed = Object.entries(item).filter(([name, value]) => !(name === 'unlisted' && value === false));
  return {...Object.fromEntries(needed), ...(item.docId && {docId: DOC_ID_PLACEHOLDER}), ...(item.items && {items: item.items.map(lightItem)})};
}

const lightSidebars = (sidebars: NonNullable<Version['docsSidebars']>) => Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(lightItem)]));

/** A route without the data that the browser doesn't use. Counts the documentation versions that it finds. */
function lightRoute(route: RouteConfig, versions: {count: number}): RouteConfig {
  const routes = route.routes?.map((child) => lightRoute(child, versions));
  const {version} = (route.props ?? {}) as {version?: Version};
  if (version?.docs === undefined || version.docsSidebars === undefined) return {...route, routes};
  versions.count += 1;
  return {...route, routes, props: {...route.props, version: {...version, docs: {}, docsSidebars: lightSidebars(version.docsSidebars)}}};
}

/**
 * The framework's docs plugin, with less to load on each page. Besides the sidebars, the original sends
 * the title and description of every document, and each sidebar entry names its document. Only category
 * pages and cards that the framework generates read them; this site writes those pages by hand.
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
