/**
 * Holds the labels of pages against the bench, in both languages:
 * npm run console:walk -- --dist <folder> [pages…]; --suggest writes down, for pages without a walk, the places that show most of their labels.
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import type {Browser} from '@playwright/test';

import {answerCalls} from './answers';
import {startBench, type Bench} from './bench';
import {follow} from './follow';
import {LANGUAGES, type Language} from './language';
import {readLabelledPages} from './page-labels';
import {places} from './places';
import {textsAt} from './seen';
import {openBrowser} from './visit';
import {suggest, walkPage, type Texts} from './walk-page';
import {filesOf, readElsewhere, readWalks, type Walks} from './walks';

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
      walks = {...walks, ...Object.fromEntries(pages.filter(({name}) => walks[name] === undefined).map((page) => [page.name, suggest(page, places.map(({id}) => id), texts)]))};
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
        const {missing, seen, clicked, setAside} = await walkPage({...own, elsewhere: {...everywhere, ...own.elsewhere}}, page[language].paths, texts[language], click);
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
