import postcss, {type AtRule, type Rule} from 'postcss';

/** What a group of pages consists of, in the HTML that is sent. */
export type Shown = {
  readonly elements: Set<string>;
  readonly classes: Set<string>;
  readonly ids: Set<string>;
  /** Attribute names, and names with their values: `open`, `aria-expanded=true`. */
  readonly attributes: Set<string>;
  /** Custom properties that `style` attributes read. */
  readonly properties: Set<string>;
};

/** Attributes that the page's inline scripts set before its first paint. */
const SET_BEFORE_PAINT = ['data-theme', 'data-theme-choice', 'data-announcement-bar-initially-dismissed', 'data-waiting'];

/** The framework adds this banner to the home page, and the site's styles hide it: only readers without styles see it. */
const BASE_URL_BANNER = '__docusaurus-base-url-issue-banner-container';

export const nothingShown = (): Shown => ({elements: new Set(), classes: new Set(), ids: new Set([BASE_URL_BANNER]), attributes: new Set(SET_BEFORE_PAINT), properties: new Set()});

const TAG = /<([a-z][a-z\d-]*)((?:\s+[^\s=>"]+(?:=(?:"[^"]*"|[^\s>"]*))?)*)/g;
const ATTRIBUTE = /([^\s=>"]+)(?:=(?:"([^"]*)"|([^\s>"]*)))?/g;

/** Adds what a page consists of to what is shown. */
export function addPage(html: string, {elements, classes, ids, attributes, properties}: Shown): void {
  for (const [, element = '', rest = ''] of html.matchAll(TAG)) {
    elements.add(element);
    for (const [, name = '', quoted, bare] of rest.matchAll(ATTRIBUTE)) {
      const value = quoted ?? bare ?? '';
      attributes.add(name);
      if (name === 'class') for (const one of value.split(/\s+/)) classes.add(one);
      else if (name === 'id') ids.add(value);
      else if (name === 'style') for (const [property] of value.matchAll(/--[\w-]+/g)) properties.add(property);
      else if (value.length < 40) attributes.add(`${name}=${value}`);
    }
  }
}

/** States that only a reader's action causes, which isn't expected before the page's scripts have loaded. */
const INTERACTIVE = /:(?:hover|active|focus|focus-visible|focus-within|popover-open)\b|::(?:selection|backdrop)/;

/** Media other than the screen, preferences of few readers (who see their colours a moment later), and readers without scripts (who get the full stylesheets at once). */
const OTHER_MEDIA = /\bprint\b|forced-colors|prefers-contrast|scripting:\s*none/;

/** Properties for movement and for the pointer, which don't affect what a page shows at first. */
const NOT_VISIBLE = /^(?:transition(?:-.*)?|cursor|will-change|scroll-behavior|-webkit-tap-highlight-color)$/;

const isKeyframe = ({parent}: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** A selector without functional pseudo-classes: only what every matching element must have. */
function withoutParentheses(selector: string): string {
  let text = selector;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/:{1,2}[\w-]+\([^()]*\)/g, '');
  }
  return text;
}

/** Whether a selector may match an element on one of the pages, in the state in which the page is sent. */
function mayMatch(selector: string, {elements, classes, ids, attributes}: Shown): boolean {
  if (INTERACTIVE.test(selector)) return false;
  const required = withoutParentheses(selector);
  const rest = required.replace(/\[[^\]]*\]/g, '').replace(/:{1,2}[\w-]+/g, '').replace(/\\./g, '');
  const all = (text: string, pattern: RegExp, has: (name: string, value: string | undefined) => boolean) => Array.from(text.matchAll(pattern)).every(([, name = '', value]) => has(name, value));
  return (
    all(rest, /\.([a-zA-Z_-][\w-]*)/g, (name) => classes.has(name)) &&
    all(rest, /#([a-zA-Z_-][\w-]*)/g, (name) => ids.has(name)) &&
    all(rest, /(?:^|[\s>+~])([a-z][a-z\d-]*)/g, (name) => elements.has(name)) &&
    // For operators that match part of a value, only the attribute's name is checked.
    all(required, /\[([\w-]+)(?:=["']?([^\]"']*)["']?\])?/g, (name, value) => attributes.has(value === undefined || SET_BEFORE_PAINT.includes(name) ? name : `${name}=${value}`))
  );
}

/** Removes custom properties that nothing reads. A property that only an unread property reads goes with the next pass. */
function removeUnread(root: postcss.Root, properties: ReadonlySet<string>): void {
  for (;;) {
    const read = new Set(Array.from(root.toString().matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name));
    let removed = false;
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || properties.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
    if (!removed) return;
  }
}

/** The values of custom properties that are set only for the whole document. A value set outside layers wins. */
function constants(root: postcss.Root): ReadonlyMap<string, string> {
  const set = new Map<string, {readonly value: string; readonly place: 'document' | 'layer' | 'elsewhere'}[]>();
  root.walkDecls(/^--/, ({prop, value, parent}) => {
    const around = parent?.parent as AtRule | postcss.Root | undefined;
    const place = (parent as Rule).selector !== ':root' ? 'elsewhere' : around?.type === 'root' ? 'document' : around?.name === 'layer' ? 'layer' : 'elsewhere';
    set.set(prop, [...(set.get(prop) ?? []), {value, place}]);
  });
  const decided = [...set].flatMap(([prop, all]): (readonly [string, string])[] => {
    const last = all.findLast(({place}) => place === 'document') ?? (all.length === 1 ? all[0] : undefined);
    return last && all.every(({place}) => place !== 'elsewhere') ? [[prop, last.value]] : [];
  });
  return new Map(decided);
}

/**
 * Inlines custom properties whose value is the same everywhere: a page needs few of them, and their names would make up
 * much of what it waits for.
 */
function inlineConstants(root: postcss.Root, properties: ReadonlySet<string>): void {
  const values = constants(root);
  const inlined = (text: string): string =>
    text.replace(/(?<=([\w%)])?)var\(\s*(--[\w-]+)\s*\)(?=([\w%#(.-])?)/g, (read, before: string | undefined, name: string, after: string | undefined) => {
      const value = properties.has(name) ? undefined : values.get(name);
      const whole = value === undefined ? read : inlined(value);
      // A value that depends on a property that some element sets for itself is computed at the document's root, not where it is read.
      if (whole.includes('var(')) return read;
      // A value must not run into its neighbours. Brackets separate by themselves.
      return `${before === undefined ? '' : ' '}${whole}${after === undefined ? '' : ' '}`;
    });
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = inlined(declaration.value);
  });
}

/** Removes rules and blocks in which nothing is left. */
function removeEmpty(root: postcss.Root): void {
  let removed = false;
  root.walk((node) => {
    if ((node.type !== 'rule' && node.type !== 'atrule') || node.nodes?.length !== 0) return;
    node.remove();
    removed = true;
  });
  if (removed) removeEmpty(root);
}

/**
 * The part of the stylesheets that a group of pages needs before any interaction.
 * @param css the full stylesheets, in order
 * @param shown what the pages consist of
 * @param never parts of selectors that match nothing on this site
 */
export function firstStyles(css: string, shown: Shown, never: readonly string[] = []): string {
  const root = postcss.parse(css);
  const layers = new Set<string>();
  root.walkAtRules('layer', (rule) => {
    for (const name of rule.params.split(',')) layers.add(name.trim());
    if (!rule.nodes) rule.remove();
  });
  root.walkAtRules('media', (rule) => {
    if (OTHER_MEDIA.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter((selector) => mayMatch(selector, shown) && !never.some((text) => selector.includes(text)));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkDecls((declaration) => {
    if (NOT_VISIBLE.test(declaration.prop)) declaration.remove();
  });
  inlineConstants(root, shown.properties);
  removeUnread(root, shown.properties);
  const animations = Array.from(root.toString().matchAll(/animation(?:-name)?:([^;}]*)/g), ([, value = '']) => value).join(' ');
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.includes(rule.params)) rule.remove();
  });
  removeEmpty(root);
  // Layers rank in the order in which they are first named, which has to be that of the full stylesheets that come later.
  if (layers.size > 0) root.prepend(postcss.atRule({name: 'layer', params: [...layers].join(',')}));
  return root.toString();
}
