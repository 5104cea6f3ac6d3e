/**
 * Checks the labels of pages against the bench, in both languages:
 * npm run console:walk -- --dist <folder> [pages…]; --suggest writes a walk for each page without one: the places that show most of its labels;
 * --lanes sets how many places are visited in parallel in each language.
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import type {Browser} from '@playwright/test';

import {answerCalls} from './answers';
import {startBench} from './bench';
import {follow} from './follow';
import {inLanes, type Lane} from './lanes';
import {LANGUAGES, type Language} from './language';
import {readLabelledPages, type LabelledPage} from './page-labels';
import {places} from './places';
import {textsAt} from './seen';
import {plain} from './texts';
import {openBrowser} from './visit';
import {misplaced, suggest, walkPage, type Found, type Texts} from './walk-page';
import {filesOf, readElsewhere, readWalks, type Walks} from './walks';

/** Totals over all walks. */
type Count = {seen: number; clicked: number; setAside: number; missing: number; misplaced: number};

async function lanesOf(dist: string, number: number): Promise<Record<Language, readonly Lane[]>> {
  const of = (language: Language) => Promise.all(Array.from({length: number}, async (): Promise<Lane> => ({language, bench: await startBench({dist, language, router: answerCalls})})));
  return {zh: await of('zh'), en: await of('en')};
}

/** Progress is printed after this many places. */
const REPORT_EVERY = 50;

/** Returns a function that counts visited places, and regularly prints how many there are so far and how many of them failed. */
function progress(total: number, problems: readonly string[]): () => void {
  let visited = 0;
  return () => {
    visited += 1;
    if (visited % REPORT_EVERY === 0) console.log(`${visited} of ${total}${problems.length > 0 ? `, ${problems.length} not as expected; the last: ${problems.at(-1)}` : ''}`);
  };
}

/** Reads the visible texts of the places. */
async function readTexts(lanes: readonly Lane[], browser: Browser, ids: ReadonlySet<string>, problems: string[], tick: () => void): Promise<Texts> {
  const texts = new Map<string, ReadonlySet<string>>();
  await inLanes(places.filter(({id}) => ids.has(id)), lanes, async (place, lane) => {
    try {
      texts.set(place.id, await textsAt(place, lane, browser));
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
    tick();
  });
  return texts;
}

/** Walks the pages in one language; returns the results by the page's file. */
async function walkPages(pages: readonly LabelledPage[], walks: Walks, texts: Texts, lanes: readonly Lane[], browser: Browser): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  // A path probably continues at the place that shows more of its labels. Among equals, places that many walks visit come first: a path is followed from there once for many pages.
  const visited = Object.values(walks).flatMap(({at}) => at);
  const often = new Map([...new Set(visited)].map((id) => [id, visited.filter((one) => one === id).length]));
  const readAt = (id: string, path: readonly string[]) => path.filter((label) => texts.get(id)?.has(plain(label))).length;
  const likelyFirst = (path: readonly string[], at: readonly string[]) => [...at].sort((one, other) => readAt(other, path) - readAt(one, path) || (often.get(other) ?? 0) - (often.get(one) ?? 0));
  const everywhere = readElsewhere();
  await inLanes(pages, lanes, async (page, lane) => {
    const own = walks[page.name];
    if (own === undefined) return;
    const {file, paths} = page[lane.language];
    found.set(file, await walkPage({...own, elsewhere: {...everywhere, ...own.elsewhere}}, paths, texts, (path, at) => follow(path, likelyFirst(path, at), lane, browser)));
  });
  return found;
}

async function main() {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {dist: {type: 'string'}, lanes: {type: 'string', default: '2'}, suggest: {type: 'boolean', default: false}}});
  const {dist} = values;
  if (dist === undefined) throw new Error('Say where the built interface is: --dist <folder>. npm run console:setup builds it.');
  const pages = (await readLabelledPages()).filter(({name}) => positionals.length === 0 || positionals.some((start) => name.startsWith(start)));
  if (pages.length === 0) throw new Error(`No page that names labels of the console begins with ${positionals.join(' or ')}.`);
  let walks: Walks = readWalks();
  const lanes = await lanesOf(dist, Number(values.lanes));
  const browser = await openBrowser();
  const problems: string[] = [];
  const count: Count = {seen: 0, clicked: 0, setAside: 0, missing: 0, misplaced: 0};
  try {
    const ids = new Set(values.suggest ? places.map(({id}) => id) : pages.flatMap(({name}) => walks[name]?.at ?? []));
    for (const id of ids) if (!places.some((place) => place.id === id)) problems.push(`There is no place ${id}.`);
    console.log(`Visiting ${ids.size} places in two languages; cached results of earlier walks are reused.`);
    const tick = progress(ids.size * LANGUAGES.length, problems);
    const [zh, en] = await Promise.all([readTexts(lanes.zh, browser, ids, problems, tick), readTexts(lanes.en, browser, ids, problems, tick)]);
    if (values.suggest) {
      walks = {...walks, ...Object.fromEntries(pages.filter(({name}) => walks[name] === undefined).map((page) => [page.name, suggest(page, places.map(({id}) => id), {zh, en})]))};
      for (const [file, text] of filesOf(walks)) writeFileSync(file, text);
    }
    const found = new Map((await Promise.all([walkPages(pages, walks, zh, lanes.zh, browser), walkPages(pages, walks, en, lanes.en, browser)])).flatMap((one) => [...one]));
    for (const page of pages) {
      const own = walks[page.name];
      if (own === undefined) problems.push(`${page.name} has no walk: --suggest writes one.`);
      const mismatches = own === undefined ? [] : misplaced(page, own, {zh, en});
      count.misplaced += mismatches.length;
      if (mismatches.length > 0) problems.push(`${page.en.file}: not at a place with their Chinese: ${mismatches.map((label) => `"${label}"`).join(', ')}`);
      for (const {file} of LANGUAGES.map((language) => page[language])) {
        const {missing = [], seen = 0, clicked = 0, setAside = 0} = found.get(file) ?? {};
        count.seen += seen;
        count.clicked += clicked;
        count.setAside += setAside;
        count.missing += missing.length;
        if (missing.length > 0) problems.push(`${file}: not where the page says: ${missing.join(', ')}`);
      }
    }
  } finally {
    await browser.close();
    await Promise.all(LANGUAGES.flatMap((language) => lanes[language].map(({bench}) => bench.close())));
  }
  console.log(
    `${pages.length} pages in two languages: ${count.seen} labels seen, ${count.clicked} clicked along a path, ${count.setAside} set aside with a reason. Labels not found: ${count.missing || 'none'}. English labels at no place with their Chinese: ${count.misplaced || 'none'}.`,
  );
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${problems.length} to fix.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
