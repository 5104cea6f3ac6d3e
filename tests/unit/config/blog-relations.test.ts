import type {BlogPost, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {describe, expect, it} from 'vitest';

import {addRelations, type Related} from '@site/src/config/blog-relations';

const post = (slug: string, content: string, frontMatter: Readonly<Record<string, unknown>> = {}): BlogPost => ({
  id: slug,
  content,
  metadata: {permalink: `/en/blog/${slug}`, source: `@site/blog/2023-01-01-${slug}.mdx`, date: new Date('2023-01-01'), tags: [], frontMatter: {slug, ...frontMatter}} as unknown as BlogPostMetadata,
});

async function relations(...blogPosts: BlogPost[]) {
  const posts = await addRelations({blogPosts});
  return Object.fromEntries(posts.map(({id, metadata}) => [id, (metadata as BlogPostMetadata & Related).relations]));
}

describe('addRelations', () => {
  it('finds links by file and by address, with an anchor or a slash', async () => {
    const found = await relations(post('a', 'See [b](./2023-01-01-b.mdx#part), [c](/blog/c/) and [docs](/docs/).'), post('b', ''), post('c', ''), post('d', ''));
    expect(found['a']?.related).toEqual(['/en/blog/b', '/en/blog/c']);
    expect(found['c']?.related).toEqual(['/en/blog/a']);
    expect(found['d']?.related).toEqual([]);
  });

  it('reads the series of the front matter, and refuses one that is no name', async () => {
    const found = await relations(post('a', '', {series: 'envoy'}), post('b', '', {series: 'envoy'}));
    expect(found['a']?.series).toHaveLength(2);
    await expect(relations(post('a', '', {series: 1}))).rejects.toThrow('@site/blog/2023-01-01-a.mdx: "series" must be a name');
  });
});
