/** What is known of a post when the blog is put together. */
export type PostFacts = {
  readonly permalink: string;
  readonly date: Date;
  readonly tags: readonly string[];
  /** Posts of one series share its key. */
  readonly series?: string;
  /** Permalinks of the posts it links to. */
  readonly links: readonly string[];
};

/** Posts that belong to another, by permalink. */
export type Relations = {
  /** The closest first. */
  readonly related: readonly string[];
  /** All parts of its series in the order of their dates, itself included; empty outside a series. */
  readonly series: readonly string[];
};

/** How many posts a reader is offered at the end of one. */
const MOST_RELATED = 3;

/** What a link between two posts counts, measured in tags that only few posts share. */
const LINK_WEIGHT = 2;

/** What a tag says of two posts that share it: the fewer posts have it, the more. */
function weightOf(tag: string, posts: readonly PostFacts[]): number {
  return Math.log((posts.length + 1) / posts.filter(({tags}) => tags.includes(tag)).length);
}

/**
 * Posts that go together: by the tags they share and the links between them. Parts of a post's own
 * series are named apart. Posts equally close come in the order of how near their dates are.
 */
export function relatePosts(posts: readonly PostFacts[]): ReadonlyMap<string, Relations> {
  const weights = new Map([...new Set(posts.flatMap(({tags}) => tags))].map((tag) => [tag, weightOf(tag, posts)]));
  const closeness = (one: PostFacts, other: PostFacts) => {
    const shared = one.tags.filter((tag) => other.tags.includes(tag)).reduce((sum, tag) => sum + (weights.get(tag) ?? 0), 0);
    const links = [one.links.includes(other.permalink), other.links.includes(one.permalink)].filter(Boolean).length;
    return shared + links * LINK_WEIGHT;
  };
  const days = (one: PostFacts, other: PostFacts) => Math.abs(one.date.getTime() - other.date.getTime());
  return new Map(
    posts.map((post) => {
      const series = post.series === undefined ? [] : posts.filter((other) => other.series === post.series).sort((one, other) => one.date.getTime() - other.date.getTime());
      const related = posts
        .filter((other) => other !== post && !series.includes(other))
        .map((other) => ({other, close: closeness(post, other)}))
        .filter(({close}) => close > 0)
        .sort((one, other) => other.close - one.close || days(post, one.other) - days(post, other.other) || one.other.permalink.localeCompare(other.other.permalink))
        .slice(0, MOST_RELATED);
      return [post.permalink, {related: related.map(({other}) => other.permalink), series: series.length < 2 ? [] : series.map(({permalink}) => permalink)}];
    }),
  );
}
