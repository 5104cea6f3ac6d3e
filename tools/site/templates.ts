/**
 * One address for every template of the site. Everything that is measured or checked once per
 * template uses this list.
 */
export type TemplateKind = 'marketing' | 'docs' | 'api' | 'blog' | 'community' | 'search' | 'not-found';

export type Template = {
  /** Latin name, fit for file names and tables. */
  readonly name: string;
  /** Address without a language prefix. */
  readonly path: string;
  readonly kind: TemplateKind;
};

export const templates = [
  {name: 'home', path: '/', kind: 'marketing'},
  {name: 'feature', path: '/feature/devops/', kind: 'marketing'},
  {name: 'xinchuang', path: '/xinchuang/', kind: 'marketing'},
  {name: 'scenes', path: '/usescene/', kind: 'marketing'},
  {name: 'scene', path: '/usescene/offlineDelivery', kind: 'marketing'},
  {name: 'cases', path: '/case/', kind: 'marketing'},
  {name: 'case', path: '/case/kgdata', kind: 'marketing'},
  {name: 'vendor', path: '/ack/', kind: 'marketing'},
  {name: 'helm', path: '/helm/', kind: 'marketing'},
  {name: 'enterprise', path: '/enterprise_server/', kind: 'marketing'},
  {name: 'partners', path: '/partners/', kind: 'marketing'},
  {name: 'apps', path: '/opensourceApps', kind: 'marketing'},
  {name: 'docs-landing', path: '/docs/', kind: 'docs'},
  {name: 'docs-chapter', path: '/docs/installation/', kind: 'docs'},
  {name: 'docs-article', path: '/docs/quick-start/quick-install', kind: 'docs'},
  {name: 'store-article', path: '/docs/store/install/onLineInstall', kind: 'docs'},
  {name: 'api-intro', path: '/docs/Intro', kind: 'api'},
  {name: 'api-group', path: '/docs/api/team/', kind: 'api'},
  {name: 'api-operation', path: '/docs/api/team/createTeam', kind: 'api'},
  {name: 'community-landing', path: '/community/', kind: 'community'},
  {name: 'community-article', path: '/community/support', kind: 'community'},
  {name: 'blog', path: '/blog', kind: 'blog'},
  {name: 'blog-post', path: '/blog/gateway-api-intro', kind: 'blog'},
  {name: 'blog-archive', path: '/blog/archive', kind: 'blog'},
  {name: 'blog-tags', path: '/blog/tags', kind: 'blog'},
  {name: 'search', path: '/search', kind: 'search'},
  // Any address without a page: the server answers 404 with the not-found page of the language.
  {name: 'not-found', path: '/no-such-page', kind: 'not-found'},
] as const satisfies readonly Template[];

export type TemplateName = (typeof templates)[number]['name'];
