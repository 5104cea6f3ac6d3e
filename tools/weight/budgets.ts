import {table} from '../site/table';
import type {templates, TemplateName} from '../site/templates';
import type {LoadedFile} from '../site/traffic';

type Template = (typeof templates)[number];

/** What is measured on a page: kilobytes on the wire, requests, and elements once its scripts have run; `first` is what its text waits for. */
export const MEASURES = ['script', 'style', 'document', 'first', 'total', 'requests', 'elements'] as const;
export type Measure = (typeof MEASURES)[number];
export type Figures = Readonly<Record<Measure, number>>;

/** What is measured on the search: kilobytes on the wire, and bytes of all index pieces per section of the site. */
export const SEARCH_MEASURES = ['manifest', 'largest piece', 'bytes per section', 'dialog', 'first results'] as const;
export type SearchFigures = Readonly<Record<(typeof SEARCH_MEASURES)[number], number>>;

export type Language = 'zh' | 'en';
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** The numbers in tools/weight/budgets.json. */
export type Budgets = {
  /** Limits in kilobytes that apply to more than one template, or that were promised. */
  readonly promises: {readonly first: number; readonly docsFirst: number; readonly homeTotal: number; readonly docsScriptAndStyle: number; readonly apiScriptAbovePlain: number};
  readonly pages: Readonly<Partial<Record<TemplateName, ByLanguage<Figures>>>>;
  readonly search: ByLanguage<SearchFigures>;
};

/** The template that represents a plain documentation page. */
const PLAIN: TemplateName = 'docs-article';

export type MeasuredPage = {
  /** Undefined for an address that represents no template: it has no budget. */
  readonly template: Template | undefined;
  readonly language: Language;
  readonly address: string;
  readonly figures: Figures;
  readonly files: readonly LoadedFile[];
};

/** A figure that may not be exceeded, as a report names it. */
type Limited = {readonly what: string; readonly figure: number; readonly limit: number; readonly unit: string};

const NAMES: Readonly<Record<Measure, readonly [what: string, unit: string]>> = {
  script: ['scripts', ' kB'],
  style: ['style', ' kB'],
  document: ['document', ' kB'],
  first: ['document and first styles', ' kB'],
  total: ['total', ' kB'],
  requests: ['requests', ''],
  elements: ['elements', ''],
};

const SEARCH_UNITS: Readonly<Record<keyof SearchFigures, string>> = {
  manifest: ' kB',
  'largest piece': ' kB',
  'bytes per section': '',
  dialog: ' kB',
  'first results': ' kB',
};

/** How many of the files that make up a figure are listed. */
const MAX_LISTED = 3;

/** Headroom of a new budget above the measured figure. */
const HEADROOM = 1.06;

const tenths = (value: number) => Math.round(value * 10) / 10;
const roundUp = (value: number, step: number) => Math.ceil(Number((value / step).toFixed(6))) * step;

/** Bytes as kilobytes with one decimal. */
export const kilobytes = (bytes: number): number => tenths(bytes / 1000);

/** The document, and the one stylesheet that its text waits for (`src/framework/page-styles`). */
const isFirst = ({kind, address}: LoadedFile) => kind === 'document' || address.includes('/0-first.');

/** A page's figures from the files it loads. */
export function figuresOf(files: readonly LoadedFile[], elements: number): Figures {
  const sum = (list: readonly LoadedFile[]) => kilobytes(list.reduce((total, {bytes}) => total + bytes, 0));
  const of = (wanted: LoadedFile['kind']) => sum(files.filter(({kind}) => kind === wanted));
  return {script: of('script'), style: of('style'), document: of('document'), first: sum(files.filter(isFirst)), total: sum(files), requests: files.length, elements};
}

const exceeded = ({what, figure, limit, unit}: Limited) => `${what} ${figure}${unit}, budget ${limit}${unit}`;

/** The largest files that make up a figure, or how many files there are of each kind. */
function madeUpOf(measure: Measure, files: readonly LoadedFile[]): string {
  if (measure === 'elements') return '';
  if (measure === 'requests') {
    const kinds = [...new Set(files.map(({kind}) => kind))];
    return ` (${kinds.map((kind) => `${kind} ${files.filter((file) => file.kind === kind).length}`).join(', ')})`;
  }
  const named = files
    .filter((file) => measure === 'total' || (measure === 'first' ? isFirst(file) : file.kind === measure))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, MAX_LISTED);
  return `; the largest: ${named.map(({address, bytes}) => `${address} ${kilobytes(bytes)} kB`).join(', ')}`;
}

/** The budget of a page; undefined if it represents no template, or one without a budget so far. */
export function budgetOf({template, language}: Pick<MeasuredPage, 'template' | 'language'>, budgets: Budgets): Figures | undefined {
  return template && budgets.pages[template.name]?.[language];
}

/** One line for each figure of a page that is above its budget. */
export function overBudget(page: MeasuredPage, budgets: Budgets): string[] {
  const {template, address, figures, files} = page;
  const budget = budgetOf(page, budgets);
  if (!budget) return template ? [`${address}: no budget yet; npm run weight -- --set ${template.name} makes it`] : [];
  return MEASURES.filter((measure) => figures[measure] > budget[measure]).map((measure) => {
    const [what, unit] = NAMES[measure];
    return `${address}: ${exceeded({what, figure: figures[measure], limit: budget[measure], unit})}${madeUpOf(measure, files)}`;
  });
}

/** One line for each figure of the search that is above its budget. */
export function searchOverBudget(language: Language, figures: SearchFigures, budget: SearchFigures): string[] {
  return SEARCH_MEASURES.filter((measure) => figures[measure] > budget[measure]).map(
    (measure) => `search (${language}): ${exceeded({what: measure, figure: figures[measure], limit: budget[measure], unit: SEARCH_UNITS[measure]})}`,
  );
}

const isDocumentation = (template: Template | undefined) => template?.kind === 'docs' || template?.kind === 'api';

/** One line for each promise that the measured pages break. */
export function brokenPromises(pages: readonly MeasuredPage[], promises: Budgets['promises']): string[] {
  const plain = (language: Language) => pages.find((page) => page.template?.name === PLAIN && page.language === language)?.figures.script;
  const ruleFor = ({template, language, figures}: MeasuredPage): Omit<Limited, 'unit'> | undefined => {
    if (template?.name === 'home') return {what: 'total', figure: figures.total, limit: promises.homeTotal};
    if (template?.kind === 'docs') return {what: 'scripts and style', figure: tenths(figures.script + figures.style), limit: promises.docsScriptAndStyle};
    const script = plain(language);
    if (template?.kind !== 'api' || script === undefined) return undefined;
    return {what: 'scripts above those of a plain documentation page', figure: tenths(figures.script - script), limit: promises.apiScriptAbovePlain};
  };
  const firstOf = ({template, figures}: MeasuredPage): Omit<Limited, 'unit'> => ({
    what: 'document and first styles',
    figure: figures.first,
    limit: isDocumentation(template) ? promises.docsFirst : promises.first,
  });
  return pages.flatMap((page) => [firstOf(page), ruleFor(page)].flatMap((rule) => {
    return rule && rule.figure > rule.limit ? [`${page.address}: ${rule.what} ${rule.figure} kB, but at most ${rule.limit} kB are promised`] : [];
  }));
}

/** Budgets slightly above what was measured, but never above what was promised. */
export function budgetFor({template, figures}: MeasuredPage, promises: Budgets['promises']): Figures {
  const size = (value: number) => tenths(roundUp(value * HEADROOM, 0.1));
  const first = isDocumentation(template) ? promises.docsFirst : promises.first;
  const count = (value: number) => roundUp(value * HEADROOM, 1);
  const total = size(figures.total);
  return {
    script: size(figures.script),
    style: size(figures.style),
    document: size(figures.document),
    first: Math.min(size(figures.first), first),
    total: template?.name === 'home' ? Math.min(total, promises.homeTotal) : total,
    requests: count(figures.requests),
    elements: count(figures.elements),
  };
}

/** Like `budgetFor`, for the search. */
export function searchBudgetFor(figures: SearchFigures): SearchFigures {
  return Object.fromEntries(SEARCH_MEASURES.map((measure) => [measure, tenths(roundUp(figures[measure] * HEADROOM, 0.1))])) as SearchFigures;
}

const withLimit = (figure: number, limit: number | undefined) => (limit === undefined ? String(figure) : `${figure}/${limit}${figure > limit ? ' !' : ''}`);

/** The measured pages, each figure followed by a slash and its budget; `!` marks figures above it. */
export function pagesTable(pages: readonly MeasuredPage[], budgets: Budgets): string {
  const rows = pages.map((page) => {
    const budget = budgetOf(page, budgets);
    return [page.address, ...MEASURES.map((measure) => withLimit(page.figures[measure], budget?.[measure]))];
  });
  return table([['kB, brotli', ...MEASURES], ...rows]);
}

/** Like `pagesTable`, for the search. */
export function searchTable(measured: readonly (readonly [Language, SearchFigures])[], budgets: Budgets): string {
  const rows = measured.map(([language, figures]) => [`search (${language})`, ...SEARCH_MEASURES.map((measure) => withLimit(figures[measure], budgets.search[language][measure]))]);
  return table([['kB, brotli', ...SEARCH_MEASURES], ...rows]);
}

/** The heaviest page, and the figure that is nearest to its budget, one line each. */
export function extremes(pages: readonly MeasuredPage[], budgets: Budgets): string[] {
  const limited = pages.flatMap((page) => {
    const budget = budgetOf(page, budgets);
    return budget ? MEASURES.map((measure) => ({address: page.address, measure, figure: page.figures[measure], limit: budget[measure]})) : [];
  });
  const [heaviest] = limited.filter(({measure}) => measure === 'total').sort((a, b) => b.figure - a.figure);
  const [nearest] = limited.sort((a, b) => b.figure / b.limit - a.figure / a.limit);
  if (!heaviest || !nearest) return [];
  const share = ((nearest.figure / nearest.limit) * 100).toFixed(0);
  return [
    `Heaviest page: ${heaviest.address}, ${heaviest.figure} kB of ${heaviest.limit} kB.`,
    `Nearest to its budget: ${nearest.address}, ${NAMES[nearest.measure][0]} ${nearest.figure} of ${nearest.limit}${NAMES[nearest.measure][1]} (${share} %).`,
  ];
}

/** The text of the budgets file: a line for each template and language. */
export function budgetsText({promises, pages, search}: Budgets): string {
  const line = (value: object) => JSON.stringify(value).replaceAll('":', '": ').replaceAll(',"', ', "');
  const byLanguage = ({zh, en}: ByLanguage<object>) => `{\n      "zh": ${line(zh)},\n      "en": ${line(en)}\n    }`;
  const all = Object.entries(pages).map(([name, budget]) => `    "${name}": ${byLanguage(budget)}`);
  return `{
  "promises": ${line(promises)},
  "pages": {
${all.join(',\n')}
  },
  "search": {
    "zh": ${line(search.zh)},
    "en": ${line(search.en)}
  }
}
`;
}
