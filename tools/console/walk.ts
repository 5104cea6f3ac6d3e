/**
 * Holds the labels of pages against the bench, in both languages:
 * npm run console:walk -- --dist <folder> [pages…]; --suggest writes down, for pages without a walk, the places that show most of their labels.
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import type {Browser} from '@playwright/test';

import {readExtraLabels} from '../vocabulary/extra';
import {allLabels, LabelIndex, plainLabel} from '../vocabulary/lookup';
import {readConsoleLabels} from '../vocabulary/vocabulary';
import {answerCalls} from './answers';
import {startBench, type Bench} from './bench';
import {follow} from './follow';
import {LANGUAGES, type Language} from './language';
import {readLabelledPages, type LabelledPage} from './page-labels';
import {places} from './places';
import {textsAt} from './seen';
import {plain} from './texts';
import {openBrowser} from './visit';
import {filesOf, readElsewhere, readWalks, type Walk, type Walks} from './walks';

/** Texts of the places in one language, by their ids. */
type Texts = ReadonlyMap<string, ReadonlySet<string>>;

const english = new LabelIndex(allLabels(readConsoleLabels(), readExtraLabels()), ({en}) => en);

/** The Chinese that a label of a page stands for: itself, or what the console says in Chinese for it. */
const chineseOf = (text: string): string[] => [text, ...english.find(text).map(({zh}) => plainLabel(zh))];

/** Whether a label was set aside with a reason. */
const isElsewhere = (text: string, elsewhere: Readonly<Record<string, string>>) => chineseOf(text).some((one) => one in elsewhere);

async function readTexts(language: Language, browser: Browser, bench: Bench, ids: ReadonlySet<string>, problems: string[]): Promise<Texts> {
  const texts = new Map<string, ReadonlySet<string>>();
  for (const place of places) {
    if (!ids.has(place.id)) continue;
    try {
      texts.set(place.id, await textsAt(place, language, browser, bench));
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return texts;
}

/** The places that together show the most labels of a page, the best first. */
function suggest(page: LabelledPage, texts: Readonly<Record<Language, Texts>>): Walk {
  const wanted = new Set(LANGUAGES.flatMap((language) => page[language].paths.flat().map((text) => `${language} ${plain(text)}`)));
  const at: string[] = [];
  for (;;) {
    const gains = places.map(({id}) => ({id, shows: [...wanted].filter((one) => texts[one.slice(0, 2) as Language].get(id)?.has(one.slice(3)))}));
    const best = gains.reduce((one, other) => (other.shows.length > one.shows.length ? other : one));
    if (best.shows.length === 0) return {at};
    at.push(best.id);
    for (const one of best.shows) wanted.delete(one);
  }
}

type Found = {readonly missing: readonly string[]; readonly seen: number; readonly clicked: number; readonly setAside: number};

/** Holds one page in one language against the places of its walk. */
async function walk({at, elsewhere = {}}: Walk, paths: readonly (readonly string[])[], texts: Texts, click: (path: readonly string[], at: readonly string[]) => Promise<string | undefined>, everywhere: Readonly<Record<string, string>>): Promise<Found> {
  const aside = {...everywhere, ...elsewhere};
  const labels = [...new Set(paths.flat())];
  const shown = (text: string) => at.some((id) => texts.get(id)?.has(plain(text)));
  const setAside = labels.filter((text) => !shown(text) && isElsewhere(text, aside));
  const missing = labels.filter((text) => !shown(text) && !setAside.includes(text)).map((text) => `"${text}"`);
  let clicked = 0;
  for (const path of paths) {
    const known = path.slice(0, path.findIndex((text) => setAside.includes(text)) + 1 || undefined);
    if (known.length < 2 || known.some((text) => !shown(text))) continue;
    const stopped = await click(known, at.filter((id) => texts.get(id)?.has(plain(known[0] ?? ''))));
    if (stopped === undefined) clicked += known.length - 1;
    else missing.push(`"${known.join(' → ')}" (${stopped})`);
  }
  return {missing, seen: labels.length - setAside.length - missing.length, clicked, setAside: setAside.length};
}

async function main() {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {dist: {type: 'string'}, suggest: {type: 'boolean', default: false}}});
  const {dist} = values;
  if (dist === undefined) throw new Error('Say where the built interface is: --dist <folder>. npm run console:setup builds it.');
  const pages = (await readLabelledPages()).filter(({name}) => positionals.length === 0 || positionals.some((start) => name.startsWith(start)));
  if (pages.length === 0) throw new Error(`No page that names labels of the console begins with ${positionals.join(' or ')}.`);
  let walks: Walks = readWalks();
  const everywhere = readElsewhere();
  const benches = {zh: await startBench({dist, language: 'zh', router: answerCalls}), en: await startBench({dist, language: 'en', router: answerCalls})};
  const browser = await openBrowser();
  const problems: string[] = [];
  const count = {pages: 0, seen: 0, clicked: 0, setAside: 0};
  try {
    const ids = new Set(values.suggest ? places.map(({id}) => id) : pages.flatMap(({name}) => walks[name]?.at ?? []));
    for (const id of ids) if (!places.some((place) => place.id === id)) problems.push(`There is no place ${id}.`);
    const texts = {zh: await readTexts('zh', browser, benches.zh, ids, problems), en: await readTexts('en', browser, benches.en, ids, problems)};
    if (values.suggest) {
      walks = {...walks, ...Object.fromEntries(pages.filter(({name}) => walks[name] === undefined).map((page) => [page.name, suggest(page, texts)]))};
      for (const [file, text] of filesOf(walks)) writeFileSync(file, text);
    }
    for (const page of pages) {
      const own = walks[page.name];
      if (own === undefined) {
        problems.push(`${page.name} has no walk: --suggest writes one.`);
        continue;
      }
      count.pages += 1;
      for (const language of LANGUAGES) {
        const click = (path: readonly string[], at: readonly string[]) => follow(path, at, language, browser, benches[language]);
        const {missing, seen, clicked, setAside} = await walk(own, page[language].paths, texts[language], click, everywhere);
        count.seen += seen;
        count.clicked += clicked;
        count.setAside += setAside;
        if (missing.length > 0) problems.push(`${page[language].file}: not where the page says: ${missing.join(', ')}`);
      }
    }
  } finally {
    await browser.close();
    await Promise.all(LANGUAGES.map((language) => benches[language].close()));
  }
  console.log(`${count.pages} pages in two languages: ${count.seen} labels seen, ${count.clicked} clicked on the way of a path, ${count.setAside} set aside with a reason.`);
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${problems.length} to mend.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
