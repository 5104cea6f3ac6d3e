import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, describe, expect, it} from 'vitest';

import {filesBelow} from '../content/project';
import {answerCalls} from './answers';
import {bean, list, routerOf} from './answers/router';
import {startBench} from './bench';
import {orphansOf, problemsOf} from './check';
import {LANGUAGES} from './language';
import {callsOf, PICTURES, readMade, readShown} from './manifest';
import {screens} from './screens';

const folders: string[] = [];

/** A copy of the pictures and of what is recorded about them. */
function copy(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'console-'));
  folders.push(root);
  for (const folder of ['tools/console/made', 'src/data/console', 'static/img/console']) cpSync(folder, path.join(root, folder), {recursive: true});
  return root;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true});
});

const topology = screens.find(({id}) => id === 'app-topology') ?? screens[0];
if (!topology) throw new Error('The list has no screens.');

describe('the pictures of the console', () => {
  it.each(screens.map((screen) => [screen.id, screen] as const))('%s shows what the world and the list say', (_, screen) => {
    expect(problemsOf(screen)).toEqual([]);
  });

  it('are each in the list', () => {
    expect(orphansOf(screens)).toEqual([]);
    expect(orphansOf([])).toContain('app-topology');
  });

  it('are named when the data behind them change', () => {
    const changed: typeof answerCalls = (method, address, language) => (address.includes('/topological') ? bean({json_data: {}, json_svg: {}}) : answerCalls(method, address, language));
    expect(problemsOf(topology, {router: changed})).toEqual(["the world's data have changed (zh)", "the world's data have changed (en)"]);
    const library = screens.find(({id}) => id === 'library') ?? topology;
    expect(problemsOf(library, {router: changed}), 'it shows no topology').toEqual([]);
  });

  it('are named when their entry or the release changes', () => {
    expect(problemsOf({...topology, route: '/team/dev/region/rainbond/apps/2'})).toEqual(['its entry in the list has changed']);
    expect(problemsOf(topology, {tag: 'v5.15.0-release'})).toEqual(['was made from v5.14.2-release, the site describes v5.15.0-release']);
  });

  it('are named when their texts change, without a browser', () => {
    expect(problemsOf({...topology, alt: {...topology.alt, en: 'Something else'}})).toEqual(['its texts have changed: npm run console:pictures -- --texts']);
  });

  it('are named when a file is missing or was replaced', () => {
    const root = copy();
    expect(problemsOf(topology, {root})).toEqual([]);
    rmSync(path.join(root, 'static/img/console/zh/app-topology.webp'));
    writeFileSync(path.join(root, 'static/img/console/en/app-topology.phone.webp'), 'another');
    expect(problemsOf(topology, {root})).toEqual(['static/img/console/zh/app-topology.webp is missing', 'static/img/console/en/app-topology.phone.webp is not the file that was made']);
    rmSync(path.join(root, 'src/data/console/app-topology.json'));
    expect(problemsOf(topology, {root})).toEqual(['has no pictures yet']);
  });

  it('are small enough for a page, and show phones a readable part', () => {
    for (const {id, phone} of screens) {
      for (const language of ['zh', 'en'] as const) {
        for (const name of Object.keys(readMade(id)?.[language].files ?? {})) expect(readFileSync(`static/img/console/${language}/${name}`).length, name).toBeLessThanOrEqual(45_000);
        expect(readShown(id)?.[language].alt, id).not.toBe('');
      }
      expect(phone.width, id).toBeLessThanOrEqual(560);
    }
  });
});

/** Maximum size of all screens on a page together, in bytes. */
const MAX_PAGE_BYTES = 160_000;

it('no page shows screens of more than 160 kB', async () => {
  const pages = await filesBelow('docs', /\.mdx$/);
  const heavy = pages.flatMap((page) => {
    const ids = [...readFileSync(path.join('docs', page), 'utf8').matchAll(/<Screen id="([\w-]+)"/g)].map(([, id = '']) => id);
    return LANGUAGES.map((language) => ids.reduce((sum, id) => sum + readFileSync(path.join(PICTURES, language, `${id}.webp`)).length, 0))
      .filter((bytes) => bytes > MAX_PAGE_BYTES)
      .map((bytes) => `${page}: ${Math.round(bytes / 1000)} kB`);
  });
  expect(heavy).toEqual([]);
});

describe('the answers of the world', () => {
  it('come from the pattern with fewer named parts', () => {
    const router = routerOf([{'GET /console/teams/:team/apps': () => list(['of a team'])}, {'GET /console/teams/dev/apps': () => list(['of this one'])}]);
    expect(router('GET', '/console/teams/dev/apps?page=1', 'zh')?.body).toMatchObject({data: {list: ['of this one']}});
    expect(router('GET', '/console/teams/test/apps', 'zh')?.body).toMatchObject({data: {list: ['of a team']}});
    expect(router('POST', '/console/teams/dev/apps', 'zh')).toBeUndefined();
  });

  it('come from one table each', () => {
    expect(() => routerOf([{'GET /console/a/:b': () => bean({})}, {'GET /console/a/:c': () => bean({})}])).toThrow('Two answers for GET /console/a/:c.');
  });

  it('count as one within a minute', () => {
    expect(callsOf([{method: 'GET', address: '/m?start=1688523630'}, {method: 'GET', address: '/m?start=1688523659.5'}])).toEqual(['GET /m?start=1688523600']);
  });
});

describe('the bench', () => {
  const folder = () => {
    const dist = mkdtempSync(path.join(os.tmpdir(), 'dist-'));
    folders.push(dist);
    writeFileSync(path.join(dist, 'index.html'), '<html><head></head></html>');
    writeFileSync(path.join(dist, 'umi.js'), 'start()');
    return dist;
  };

  it('serves the interface in one language, and nothing but its own files', async () => {
    const bench = await startBench({dist: folder(), language: 'en', router: answerCalls});
    try {
      const page = await fetch(`${bench.origin}/any`);
      expect(await page.text()).toContain('language=en-US');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(await (await fetch(`${bench.origin}/static/dists/umi.js`)).text()).toBe('start()');
      expect((await fetch(`${bench.origin}/static/dists/none.js`)).status).toBe(404);
    } finally {
      await bench.close();
    }
  });

  it('names a call without data, which fails', async () => {
    const heard: string[] = [];
    const bench = await startBench({dist: folder(), language: 'zh', router: answerCalls, onUnanswered: ({address}) => heard.push(address)});
    try {
      expect((await fetch(`${bench.origin}/console/enterprises`)).status).toBe(200);
      expect((await fetch(`${bench.origin}/console/nothing`)).status).toBe(404);
      expect(heard).toEqual(['/console/nothing']);
      expect(callsOf(bench.unanswered)).toEqual(['GET /console/nothing']);
      expect(callsOf(bench.answered)).toEqual(['GET /console/enterprises']);
    } finally {
      await bench.close();
    }
  });

  it('says what is missing', async () => {
    await expect(startBench({dist: '/nowhere', language: 'zh', router: answerCalls})).rejects.toThrow('There is no built interface in /nowhere');
  });
});
