import postcss, {type Rule} from 'postcss';

/** Classes that a selector asks for; what it excludes isn't asked for. */
const asked = (selector: string) => [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

const isStep = ({parent}: Rule) => parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');

/** Names of the classes in a style sheet. */
export function classNamesOf(css: string): ReadonlySet<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules((rule) => asked(rule.selector).forEach((name) => names.add(name)));
  return names;
}

/** Custom properties that a text reads or sets. */
export const customPropertiesIn = (text: string): ReadonlySet<string> => new Set(Array.from(text.matchAll(/--[a-z][\w-]*/g), ([name]) => name));

function withoutRest(root: postcss.Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** One pass: a property that only an unread property reads goes with the next one. */
function withoutUnread(root: postcss.Root, properties: ReadonlySet<string>): boolean {
  const read = new Set(Array.from(root.toString().matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name));
  let removed = false;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop) || properties.has(declaration.prop)) return;
    declaration.remove();
    removed = true;
  });
  return removed;
}

/**
 * A style sheet without rules for classes that nothing has, and without custom properties that nothing reads.
 * @param names the classes that stay
 * @param properties custom properties that others read
 */
export function usedStyles(css: string, names: ReadonlySet<string>, properties: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const kept = rule.selectors.filter((selector) => asked(selector).every((name) => names.has(name)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  while (withoutUnread(root, properties));
  withoutRest(root);
  return root.toString();
}
