const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A post's structured data, signed by an organization: the team is no person, as the framework has it. */
export function signedByTeam(post: unknown): unknown {
  if (!isThing(post) || !('author' in post)) return post;
  return {...post, author: [post.author].flat().map((one: unknown) => (isThing(one) ? {...one, '@type': 'Organization'} : one))};
}
