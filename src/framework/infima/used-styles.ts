import postcss, {type Rule} from 'postcss';

/** Classes that a selector requires. Classes that it excludes with `:not` don't count. */
const requiredClasses = (selector: string) => [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

const isKeyframe = ({parent}: Rule) => parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');

/** Names of the classes in a stylesheet. */
export function classNamesOf(css: string): ReadonlySet<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules((rule) => requiredClasses(rule.selector).forEach((name) => names.add(name)));
  return names;
}

/** Custom properties that a text reads or sets. */
export const customPropertiesIn = (text: string): ReadonlySet<string> => new Set(Array.from(text.matchAll(/--[a-z][\w-]*/g), ([name]) => name));

function removeEmpty(root: postcss.Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** Runs one pass, and returns whether it removed anything. A property that only an unread property reads goes with the next pass. */
function removeUnread(root: postcss.Root, properties: ReadonlySet<string>): boolean {
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
 * A stylesheet without rules for unused classes, and without custom properties that nothing reads.
 * @param names the classes to keep
 * @param properties custom properties that are read elsewhere
 */
export function usedStyles(css: string, names: ReadonlySet<string>, properties: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter((selector) => requiredClasses(selector).every((name) => names.has(name)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  while (removeUnread(root, properties));
  removeEmpty(root);
  return root.toString();
}
