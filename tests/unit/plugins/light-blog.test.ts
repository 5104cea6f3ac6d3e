import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {describe, expect, it} from 'vitest';

import {lightRoute} from '@site/src/plugins/light-blog/light-routes';

const post = {
  id: 'a',
  content: 'The whole text',
  metadata: {permalink: '/blog/a', source: '@site/blog/a.mdx', title: 'A', description: 'About', date: '2023-01-01', tags: [], authors: [], readingTime: 4, lastUpdatedAt: 1, frontMatter: {keywords: ['k'], slug: 'a'}, hasTruncateMarker: true, nextItem: {title: 'B', permalink: '/blog/b'}},
} as unknown as BlogPost;
const posts = new Map([[post.metadata.source, post]]);
const list = (path: string) => ({path: '/blog', component: 'list', exact: true, modules: {sidebar: 's.json', items: [{content: {__import: true as const, path, query: {truncated: true}}}]}, props: {metadata: {page: 1}}});

describe('routes of the blog', () => {
  it('send to a list what describes its posts, and no script for each', () => {
    const {modules, props} = lightRoute(list('@site/blog/a.mdx'), posts);
    expect(modules).toEqual({sidebar: 's.json'});
    expect(props).toEqual({
      metadata: {page: 1},
      items: [{content: {metadata: {permalink: '/blog/a', title: 'A', description: 'About', date: '2023-01-01', tags: [], authors: [], readingTime: 4, lastUpdatedAt: 1}, frontMatter: {keywords: ['k']}, assets: {}}}],
    });
  });

  it('send to the archive titles and dates', () => {
    const archive = {path: '/blog/archive', component: 'archive', exact: true, props: {archive: {blogPosts: [post]}}};
    expect(lightRoute(archive, posts).props).toEqual({archive: {blogPosts: [{metadata: {permalink: '/blog/a', title: 'A', date: '2023-01-01'}}]}});
  });

  it('leave a post as it is', () => {
    const route = {path: '/blog/a', component: 'post', exact: true, modules: {content: '@site/blog/a.mdx'}};
    expect(lightRoute(route, posts)).toEqual(route);
  });

  it('refuse a list of something else than posts', () => {
    expect(() => lightRoute(list('@site/blog/gone.mdx'), posts)).toThrow('names "@site/blog/gone.mdx"');
  });
});
