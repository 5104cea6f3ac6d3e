import pagesPlugin, {validateOptions} from '@docusaurus/plugin-content-pages';

import {templateNameOf} from '../../lib/page-template';

export {validateOptions};

function templateOf(frontMatter: object): string | undefined {
  const name = templateNameOf(frontMatter);
  return name && `@site/src/components/templates/${name}-page`;
}

/**
 * The framework's plugin for pages, with the template of each: a page written in MDX names it in its front matter. It
 * loads that template and no other.
 */
export default async function pageTemplates(...parameters: Parameters<typeof pagesPlugin>): Promise<ReturnType<typeof pagesPlugin>> {
  const plugin = await pagesPlugin(...parameters);
  return {
    ...plugin,
    contentLoaded({content, actions, ...rest}) {
      const components = new Map((content ?? []).flatMap((page) => (page.type === 'mdx' ? [[page.permalink, templateOf(page.frontMatter)] as const] : [])));
      return plugin.contentLoaded?.({...rest, content, actions: {...actions, addRoute: (route) => actions.addRoute({...route, component: components.get(route.path) ?? route.component})}});
    },
  };
}
