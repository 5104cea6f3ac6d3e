import postcss, {type AtRule, type Rule} from 'postcss';

/** What some pages consist of as they are sent. */
export type Shown = {
  readonly elements: Set<string>;
  readonly classes: Set<string>;
  readonly ids: Set<string>;
  /** Names of attributes, and names with their values: `open`, `aria-expanded=true`. */
  readonly attributes: Set<string>;
  /** Custom properties that `style` attributes read. */
  readonly properties: Set<string>;
};

/** Attributes that the page's own scripts set before its first paint. */
const SET_AT_ONCE = ['data-theme', 'data-theme-choice', 'data-announcement-bar-initially-dismissed', 'data-waiting'];

/** The framework puts it into the home page, and hides it in the site's styles: who sees it has none. */
const WITHOUT_STYLES = '__docusaurus-base-url-issue-banner-container';

export const nothingShown = (): Shown => ({elements: new Set(), classes: new Set(), ids: new Set([WITHOUT_STYLES]), attributes: new Set(SET_AT_ONCE), properties: new Set()});

const TAG = /<([a-z][a-z\d-]*)((?:\s+[^\s=>"]+(?:=(?:"[^"]*"|[^\s>"]*))?)*)/g;
const ATTRIBUTE = /([^\s=>"]+)(?:=(?:"([^"]*)"|([^\s>"]*)))?/g;

/** Adds what a page consists of. */
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

/** States that nobody has brought about before the page's scripts are there. */
const LATER = /:(?:hover|active|focus|focus-visible|focus-within|popover-open)\b|::(?:selection|backdrop)/;

/** Other media than the screen, the wishes of few, who see their colours a moment later, and readers without scripts, who have the whole sheets at once. */
const OTHER_MEDIA = /\bprint\b|forced-colors|prefers-contrast|scripting:\s*none/;

/** What moves or follows the pointer is nothing that a page shows at first. */
const UNSEEN = /^(?:transition(?:-.*)?|cursor|will-change|scroll-behavior|-webkit-tap-highlight-color)$/;

const isStep = ({parent}: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** A selector without what it says in parentheses: only what every element it means must have. */
function withoutParentheses(selector: string): string {
  let text = selector;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/:{1,2}[\w-]+\([^()]*\)/g, '');
  }
  return text;
}

/** Whether an element that a selector means may be on one of the pages, in the state in which it is sent. */
function mayBeShown(selector: string, {elements, classes, ids, attributes}: Shown): boolean {
  if (LATER.test(selector)) return false;
  const asked = withoutParentheses(selector);
  const rest = asked.replace(/\[[^\]]*\]/g, '').replace(/:{1,2}[\w-]+/g, '').replace(/\\./g, '');
  const all = (text: string, pattern: RegExp, has: (name: string, value: string | undefined) => boolean) => Array.from(text.matchAll(pattern)).every(([, name = '', value]) => has(name, value));
  return (
    all(rest, /\.([a-zA-Z_-][\w-]*)/g, (name) => classes.has(name)) &&
    all(rest, /#([a-zA-Z_-][\w-]*)/g, (name) => ids.has(name)) &&
    all(rest, /(?:^|[\s>+~])([a-z][a-z\d-]*)/g, (name) => elements.has(name)) &&
    // What a value begins or ends with isn't looked at.
    all(asked, /\[([\w-]+)(?:=["']?([^\]"']*)["']?\])?/g, (name, value) => attributes.has(value === undefined || SET_AT_ONCE.includes(name) ? name : `${name}=${value}`))
  );
}

/** Custom properties that nothing reads go; one that only such a one reads, with the next pass. */
function withoutUnread(root: postcss.Root, properties: ReadonlySet<string>): void {
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

/** What custom properties are in the whole document, of those that are set for nothing less; outside of layers wins. */
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
 * Custom properties that are the same everywhere are written out where they are read: a page needs few of them, and their
 * names are much of what it would wait for.
 */
function withConstants(root: postcss.Root, properties: ReadonlySet<string>): void {
  const values = constants(root);
  const written = (text: string): string =>
    text.replace(/(?<=([\w%)])?)var\(\s*(--[\w-]+)\s*\)(?=([\w%#(.-])?)/g, (read, before: string | undefined, name: string, behind: string | undefined) => {
      const value = properties.has(name) ? undefined : values.get(name);
      const whole = value === undefined ? read : written(value);
      // What hangs on a property that some element sets for itself is worked out at the document, not where it is read.
      if (whole.includes('var(')) return read;
      // A bracket ends what stands beside it; a value may not run into its neighbours.
      return `${before === undefined ? '' : ' '}${whole}${behind === undefined ? '' : ' '}`;
    });
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = written(declaration.value);
  });
}

/** Rules and blocks in which nothing is left. */
function withoutEmpty(root: postcss.Root): void {
  let removed = false;
  root.walk((node) => {
    if ((node.type !== 'rule' && node.type !== 'atrule') || node.nodes?.length !== 0) return;
    node.remove();
    removed = true;
  });
  if (removed) withoutEmpty(root);
}

/**
 * The part of style sheets that some pages show before anybody does anything.
 * @param css the whole sheets, in their order
 * @param shown what the pages consist of
 * @param never text of selectors that mean nothing on this site
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
    if (isStep(rule)) return;
    const selectors = rule.selectors.filter((selector) => mayBeShown(selector, shown) && !never.some((text) => selector.includes(text)));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkDecls((declaration) => {
    if (UNSEEN.test(declaration.prop)) declaration.remove();
  });
  withConstants(root, shown.properties);
  withoutUnread(root, shown.properties);
  const moving = Array.from(root.toString().matchAll(/animation(?:-name)?:([^;}]*)/g), ([, value = '']) => value).join(' ');
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!moving.includes(rule.params)) rule.remove();
  });
  withoutEmpty(root);
  // Layers rank in the order in which they are first named: it has to be that of the whole sheets, which come later.
  if (layers.size > 0) root.prepend(postcss.atRule({name: 'layer', params: [...layers].join(',')}));
  return root.toString();
}
