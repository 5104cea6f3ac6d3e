const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A post's structured data with an organization as its author: the framework makes every author a person, but the author is a team. */
export function signedByTeam(post: unknown): unknown {
  if (!isObject(post) || !('author' in post)) return post;
  return {...post, author: [post.author].flat().map((author: unknown) => (isObject(author) ? {...author, '@type': 'Organization'} : author))};
}
