import {translate} from '@docusaurus/Translate';

import type {Kind} from '@site/src/search/index/format';

/** Name of a kind of page, used as the heading of a group of results. */
export function nameOfKind(kind: Kind): string {
  switch (kind) {
    case 'docs':
      return translate({id: 'search.kind.docs', message: '文档', description: 'Group of search results: documentation'});
    case 'troubleshooting':
      return translate({id: 'search.kind.troubleshooting', message: '报错与排障', description: 'Group of search results: error messages and their causes'});
    case 'api':
      return translate({id: 'search.kind.api', message: 'OpenAPI 接口', description: 'Group of search results: API reference'});
    case 'product':
      return translate({id: 'search.kind.product', message: '产品', description: 'Group of search results: features, editions and vendors'});
    case 'scene':
      return translate({id: 'search.kind.scene', message: '使用场景', description: 'Group of search results: use scenes'});
    case 'case':
      return translate({id: 'search.kind.case', message: '用户案例', description: 'Group of search results: cases'});
    case 'community':
      return translate({id: 'search.kind.community', message: '社区', description: 'Group of search results: community pages'});
    case 'blog':
      return translate({id: 'search.kind.blog', message: '博客', description: 'Group of search results: blog posts'});
    case 'release':
      return translate({id: 'search.kind.release', message: '版本说明', description: 'Group of search results: release notes'});
  }
}

/** Parts of the site that a search can be narrowed to. */
export const SCOPES = {
  all: [],
  docs: ['docs', 'troubleshooting'],
  api: ['api'],
  blog: ['blog'],
  community: ['community', 'release'],
} as const satisfies Record<string, readonly Kind[]>;

export type Scope = keyof typeof SCOPES;

/** The scopes in the order they are offered, with their names. */
export function scopeNames(): readonly (readonly [Scope, string])[] {
  return [
    ['all', translate({id: 'search.scope.all', message: '全部', description: 'Searches the whole site'})],
    ['docs', nameOfKind('docs')],
    ['api', translate({id: 'search.scope.api', message: '接口', description: 'Searches the API reference only'})],
    ['blog', nameOfKind('blog')],
    ['community', nameOfKind('community')],
  ];
}
