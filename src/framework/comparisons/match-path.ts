/** What the router asks of a route's pattern. */
type Options = {
  /** Whether the address ends with the route, and not only begins with it. */
  readonly end: boolean;
  /** Whether a slash at the end makes a difference. */
  readonly strict: boolean;
  /** Whether capital letters make a difference. */
  readonly sensitive: boolean;
};

/** The part of a regular expression that the router uses: the matched text first, then what stands for each parameter. */
type Pattern = {readonly exec: (address: string) => readonly string[] | null};

/** Matches every address: the route of the page that tells of a missing one. */
const ANY = '*';

const SPECIAL = /[:*?+()[\]{}]/;

/** A link marked by where the reader is hands its address over with signs escaped. */
const ESCAPED = /\\(.)/g;

/**
 * Stands in for path-to-regexp in react-router.
 * @param route An address without parameters, or `*`.
 * @param keys Receives the names of parameters.
 * @throws When the route has parameters: no page of a static site does.
 */
export default function matchPath(route: string, keys: {name: number}[], {end, strict, sensitive}: Options): Pattern {
  if (route === ANY) {
    keys.push({name: 0});
    return {exec: (address) => [address, address]};
  }
  if (SPECIAL.test(route.replace(ESCAPED, ''))) throw new Error(`The route "${route}" has a parameter: comparisons matches plain addresses only.`);
  const fold = (text: string) => (sensitive ? text : text.toLowerCase());
  const plain = route.replace(ESCAPED, '$1');
  const open = !strict && plain.endsWith('/') ? plain.slice(0, -1) : plain;
  const folded = fold(open);
  const {length} = open;
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

/** The address of a route: as it stands, since it has no parameters. */
matchPath.compile = (route: string) => () => route;
