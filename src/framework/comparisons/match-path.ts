/** The options with which the router matches a route. */
type Options = {
  /** Whether the address has to end with the route, and not only begin with it. */
  readonly end: boolean;
  /** Whether a trailing slash makes a difference. */
  readonly strict: boolean;
  /** Whether case makes a difference. */
  readonly sensitive: boolean;
};

/** The part of a regular expression that the router uses. `exec` returns the matched text, then the value of each parameter. */
type Pattern = {readonly exec: (address: string) => readonly string[] | null};

/** The route of the not-found page, which matches every address. */
const ANY = '*';

const SPECIAL = /[:*?+()[\]{}]/;

/** A link that is marked when it is the current page passes its address with special characters escaped. */
const ESCAPED = /\\(.)/g;

/**
 * Replaces path-to-regexp in react-router.
 * @param route An address without parameters, or `*`.
 * @param keys Receives the names of parameters.
 * @throws When the route has parameters, which no page of a static site has.
 */
export default function matchPath(route: string, keys: {name: number}[], {end, strict, sensitive}: Options): Pattern {
  if (route === ANY) {
    keys.push({name: 0});
    return {exec: (address) => [address, address]};
  }
  if (SPECIAL.test(route.replace(ESCAPED, ''))) throw new Error(`The route "${route}" has a parameter: comparisons matches plain addresses only.`);
  const fold = (text: string) => (sensitive ? text : text.toLowerCase());
  const plain = route.replace(ESCAPED, '$1');
  const base = !strict && plain.endsWith('/') ? plain.slice(0, -1) : plain;
  const folded = fold(base);
  const {length} = base;
  return {
    exec(address) {
      if (address.length < length || fold(address.slice(0, length)) !== folded) return null;
      const rest = address.slice(length);
      if (rest === '') return [address];
      if (rest === '/' && !strict) return [address];
      if (end) return null;
      return rest.startsWith('/') || (strict && plain.endsWith('/')) ? [address.slice(0, length)] : null;
    },
  };
}

/** The address of a route: the route itself, since it has no parameters. */
matchPath.compile = (route: string) => () => route;
