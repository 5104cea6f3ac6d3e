import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {ShownScreen, ShownScreens} from '../../src/data/screen';
import {answerCalls} from './answers';
import type {Router} from './answers/router';
import type {Recorded} from './bench';
import {LANGUAGES, type Language} from './language';
import type {Place, Screen} from './screens/types';
import {labelText} from './target';

/** What a picture was made from, in one language. */
export type Made = {
  /** Calls that the console made. */
  readonly calls: readonly string[];
  /** Hash of what the world answered. */
  readonly answers: string;
  /** Hashes of the files, by name. */
  readonly files: Readonly<Record<string, string>>;
};

/** What a screen's pictures were made from. */
export type MadeFrom = {readonly tag: string; readonly entry: string} & Readonly<Record<Language, Made>>;

const SHOWN = 'src/data/console';
const MADE = 'tools/console/made';

/** Folder of the pictures; the site serves them from its root. */
export const PICTURES = 'static/img/console';

export const hash = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 16);

/** Rounds timestamps in a query down to the minute, because they vary by the seconds that a page takes. */
const minute = (address: string) => address.replace(/\b1\d{9}(?:\.\d+)?\b/g, (seconds) => String(Math.floor(Number(seconds) / 60) * 60));

/** The distinct calls of a screen, in an order that doesn't depend on the network. */
export const callsOf = (recorded: readonly Recorded[]): string[] => [...new Set(recorded.map(({method, address}) => `${method} ${minute(address)}`))].sort();

/** Hash of what a router answers to these calls; unanswered calls are included. */
export const answersHash = (calls: readonly string[], language: Language, router: Router = answerCalls): string =>
  hash(
    JSON.stringify(
      calls.map((call) => {
        const [method = '', address = ''] = call.split(' ');
        return router(method, address, language) ?? null;
      }),
    ),
  );

/** The parts of an entry that affect how the picture looks: everything but its texts for readers. */
const look = ({callouts = [], ...rest}: Screen) => ({...rest, alt: undefined, callouts: callouts.map(({step, at}) => ({step, at}))});

/** Hash of an entry of a list, including the texts of the labels that it clicks. */
function hashWithLabels(entry: object): string {
  const text = JSON.stringify(entry);
  const labels = [...text.matchAll(/"label":"([^"]+)"/g)].map(([, key = '']) => LANGUAGES.map((language) => labelText(key, language)));
  return hash(JSON.stringify([text, labels]));
}

/** Hash of the parts of an entry that affect its picture. */
export const entryHash = (screen: Screen): string => hashWithLabels(look(screen));

/** Hash of how a place is reached. */
export const placeHash = ({id, route, window, steps, situation, ready}: Place): string => hashWithLabels({id, route, window, steps, situation, ready});

const fileOf = (folder: string, id: string, root: string) => path.join(root, folder, `${id}.json`);

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

const write = (file: string, data: unknown) => writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);

/** What the site knows about a screen; undefined if it has no pictures yet. */
export const readShown = (id: string, root = '.'): ShownScreens | undefined => read(fileOf(SHOWN, id, root));

/** What a screen's pictures were made from; undefined if it has none yet. */
export const readMade = (id: string, root = '.'): MadeFrom | undefined => read(fileOf(MADE, id, root));

export const writeShown = (id: string, shown: ShownScreens, root = '.'): void => write(fileOf(SHOWN, id, root), shown);

export const writeMade = (id: string, made: MadeFrom, root = '.'): void => write(fileOf(MADE, id, root), made);

/** Ids of the screens that have pictures. */
export const madeIds = (root = '.'): string[] =>
  existsSync(path.join(root, MADE))
    ? readdirSync(path.join(root, MADE))
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.replace(/\.json$/, ''))
        .sort()
    : [];

/** Combines the current texts of an entry with the positions in its existing picture. */
export function withTexts(shown: ShownScreens, {alt, callouts = []}: Screen): ShownScreens {
  const texts = (language: Language): ShownScreen => ({
    ...shown[language],
    alt: alt[language],
    marks: shown[language].marks.map((mark, index) => ({...mark, says: callouts[index]?.says[language] ?? ''})),
  });
  return {zh: texts('zh'), en: texts('en')};
}
