import path from 'node:path';

import type {BlogPost, BlogPostMetadata} from '@docusaurus/plugin-content-blog';

import {type PostFacts, type Relations, relatePosts} from '../lib/related-posts';

/** What this site adds to the framework's post metadata. */
export type Related = {readonly relations: Relations};

/** Permalinks of the posts that a post's Markdown links to, by address or by file. */
function linkedPosts(source: string, permalinks: ReadonlyMap<string, string>): string[] {
  const targets = [...source.matchAll(/\]\(([^)\s#]+)/g)].map(([, target = '']) => target);
  return targets.flatMap((target) => permalinks.get(target.endsWith('.mdx') ? path.posix.basename(target) : target.replace(/\/$/, '')) ?? []);
}

function seriesOf({source, frontMatter}: BlogPostMetadata): string | undefined {
  const series: unknown = frontMatter['series'];
  if (series === undefined) return undefined;
  if (typeof series !== 'string' || series === '') throw new Error(`${source}: "series" must be a name that the parts of the series share.`);
  return series;
}

/**
 * Adds the permalinks of related posts to every post, in `metadata.relations`. Their titles come from the
 * sidebar, which is on every page of the blog.
 * @throws when `series` in the front matter isn't a non-empty string
 */
export async function addRelations({blogPosts}: {readonly blogPosts: BlogPost[]}): Promise<BlogPost[]> {
  const permalinks = new Map(
    blogPosts.flatMap(({metadata: {permalink, source, frontMatter}}) => [
      [path.posix.basename(source), permalink],
      [`/blog/${frontMatter.slug ?? ''}`, permalink],
    ]),
  );
  const facts = blogPosts.map(({metadata, content}): PostFacts => {
    const series = seriesOf(metadata);
    return {
      permalink: metadata.permalink,
      date: metadata.date,
      tags: metadata.tags.map(({permalink}) => permalink),
      links: linkedPosts(content, permalinks),
      ...(series === undefined ? {} : {series}),
    };
  });
  const relations = relatePosts(facts);
  return blogPosts.map((post) => ({...post, metadata: {...post.metadata, relations: relations.get(post.metadata.permalink)}}));
}
