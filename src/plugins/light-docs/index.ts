import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';

export {validateOptions};

type Version = {docs?: object};

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
        actions: {
          ...actions,
          addRoute: (route) => {
            const {version} = (route.props ?? {}) as {version?: Version};
            actions.addRoute(version?.docs === undefined ? route : {...route, props: {...route.props, version: {...version, docs: {}}}});
          },
        },
      }),
  };
}
