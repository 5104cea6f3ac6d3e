import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

export {validateOptions};

type Version = {docs?: object};

function lightRoute(route: RouteConfig): RouteConfig {
  const routes = route.routes?.map(lightRoute);
  const {version} = (route.props ?? {}) as {version?: Version};
  if (version?.docs === undefined) return {...route, routes};
  return {...route, routes, props: {...route.props, version: {...version, docs: {}}}};
}

/**
 * The framework's docs plugin, with less to load on each page: beside the sidebars it sends the
 * title and description of every document, which only category pages made by the framework read.
 * This site writes those pages by hand.
 */
export default async function lightDocs(...parameters: Parameters<typeof docsPlugin>): ReturnType<typeof docsPlugin> {
  const plugin = await docsPlugin(...parameters);
  return {
    ...plugin,
    contentLoaded: ({actions, ...rest}) =>
      plugin.contentLoaded?.({
        ...rest,
        actions: {...actions, addRoute: (route) => actions.addRoute(lightRoute(route))},
      }),
  };
}
