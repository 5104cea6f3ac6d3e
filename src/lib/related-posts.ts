/** What relating posts needs to know about each of them. */
export type PostFacts = {
  readonly permalink: string;
  readonly date: Date;
  readonly tags: readonly string[];
  /** Key shared by the posts of a series. */
  readonly series?: string;
  /** Permalinks of the posts it links to. */
  readonly links: readonly string[];
};

/** Posts related to another one, by permalink. */
export type Relations = {
  /** The closest first. */
  readonly related: readonly string[];
  /** All parts of its series in date order, including the post itself; empty outside a series. */
  readonly series: readonly string[];
};

/** How many related posts are shown at the end of a post. */
const MAX_RELATED = 3;

/** Weight of a link between two posts, on the scale of tag weights. */
const LINK_WEIGHT = 2;

/** Weight of a tag that two posts share: the fewer posts have it, the higher. */
function weightOf(tag: string, posts: readonly PostFacts[]): number {
  return Math.log((posts.length + 1) / posts.filter(({tags}) => tags.includes(tag)).length);
}

/**
 * Relates posts by the tags they share and the links between them. Parts of a post's own
 * series are listed separately. Equally close posts are sorted by how near their dates are.
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
        .slice(0, MAX_RELATED);
      return [post.permalink, {related: related.map(({other}) => other.permalink), series: series.length < 2 ? [] : series.map(({permalink}) => permalink)}];
    }),
  );
}
