import path from 'node:path';

import type {BlogPost, BlogPostMetadata} from '@docusaurus/plugin-content-blog';

import {type PostFacts, type Relations, relatePosts} from '../lib/related-posts';

/** What a post's metadata have beside those of the framework. */
export type Related = {readonly relations: Relations};

/** Addresses and files of posts that a post's Markdown links to. */
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
 * Gives every post the addresses of those related to it, in `metadata.relations`. Their titles are in the
 * sidebar, which every page of the blog has.
 * @throws where `series` in the front matter is no name
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
