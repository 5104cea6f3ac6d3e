import pagesPlugin, {validateOptions} from '@docusaurus/plugin-content-pages';
import type {LoadedContent} from '@docusaurus/plugin-content-pages';
import type {RouteConfig} from '@docusaurus/types';

import {templateNameOf} from '../../lib/page-template';

export {validateOptions};

type Page = LoadedContent[number];

/** The template of cases and scenes, which takes a page's content as it is. The other templates are part of the page, as its layout (`src/remark/templates`). */
const ARTICLE_TEMPLATE = '@site/src/components/templates/article-page/of-page';

/** What a page's route loads. */
function partsOf(page: Page): Pick<RouteConfig, 'component' | 'modules'> | undefined {
  const name = page.type === 'mdx' ? templateNameOf(page.frontMatter) : undefined;
  if (name === undefined) return undefined;
  return name === 'case' || name === 'scene' ? {component: ARTICLE_TEMPLATE, modules: {content: page.source}} : {component: page.source, modules: {}};
}

/**
 * The framework's pages plugin, with a template for each page: an MDX page names its template in its front matter, and
 * loads that template and no other.
 */
export default async function pageTemplates(...parameters: Parameters<typeof pagesPlugin>): Promise<ReturnType<typeof pagesPlugin>> {
  const plugin = await pagesPlugin(...parameters);
  return {
    ...plugin,
    contentLoaded({content, actions, ...rest}) {
      const parts = new Map((content ?? []).map((page) => [page.permalink, partsOf(page)]));
      return plugin.contentLoaded?.({...rest, content, actions: {...actions, addRoute: (route) => actions.addRoute({...route, ...parts.get(route.path)})}});
    },
  };
}
