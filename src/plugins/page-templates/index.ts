import pagesPlugin, {validateOptions} from '@docusaurus/plugin-content-pages';
import type {LoadedContent} from '@docusaurus/plugin-content-pages';
import type {RouteConfig} from '@docusaurus/types';

import {templateNameOf, type TemplateName} from '../../lib/page-template';

export {validateOptions};

type Page = LoadedContent[number];

/** Templates that take a page's content as it is; the others are part of the page, as its layout (`src/remark/templates`). */
const OF_ARTICLES: Readonly<Partial<Record<TemplateName, string>>> = {case: 'case-page', scene: 'scene-page'};

/** What a page's route loads. */
function partsOf(page: Page): Pick<RouteConfig, 'component' | 'modules'> | undefined {
  if (page.type !== 'mdx') return undefined;
  const name = templateNameOf(page.frontMatter);
  const article = name && OF_ARTICLES[name];
  if (article !== undefined) return {component: `@site/src/components/templates/${article}`, modules: {content: page.source}};
  return name && {component: page.source, modules: {}};
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
      const parts = new Map((content ?? []).map((page) => [page.permalink, partsOf(page)]));
      return plugin.contentLoaded?.({...rest, content, actions: {...actions, addRoute: (route) => actions.addRoute({...route, ...parts.get(route.path)})}});
    },
  };
}
