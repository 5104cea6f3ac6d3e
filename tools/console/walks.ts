import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse, stringify} from 'yaml';

/** Where the labels of a page are looked for. */
export type Walk = {
  /** Ids of the places that show them. */
  readonly at: readonly string[];
  /** Labels, in Chinese, that the bench can't show, with the reason. */
  readonly elsewhere?: Readonly<Record<string, string>>;
};

/** Walks by page name: the path without language and file extension, `docs/installation/uninstall`. */
export type Walks = Readonly<Record<string, Walk>>;

const FOLDER = 'tools/console/walks';

/** Labels that no place can show, whichever page names them. */
const EVERYWHERE = path.join(FOLDER, 'elsewhere.yaml');

const roomOf = (page: string) => page.split('/').slice(0, page.startsWith('blog/') ? 1 : page.startsWith('docs/use-manual/') ? 3 : 2).join('-');

const fileOf = (room: string) => path.join(FOLDER, `${room}.yaml`);

/** Reads all walks of the project. */
export const readWalks = (): Walks =>
  Object.assign({}, ...readdirSync(FOLDER).filter((name) => name.endsWith('.yaml') && name !== path.basename(EVERYWHERE)).map((name) => parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Walks)) as Walks;

/** Labels that no place can show, in Chinese, with the reason. */
export const readElsewhere = (): Readonly<Record<string, string>> => parse(readFileSync(EVERYWHERE, 'utf8')) as Record<string, string>;

/** The texts of the walk files, one for each room of the documentation. */
export function filesOf(walks: Walks): ReadonlyMap<string, string> {
  const rooms = new Map<string, Record<string, Walk>>();
  for (const [page, walk] of Object.entries(walks).sort(([one], [other]) => (one < other ? -1 : 1))) rooms.set(roomOf(page), {...rooms.get(roomOf(page)), [page]: walk});
  return new Map([...rooms].map(([room, pages]) => [fileOf(room), stringify(pages, {lineWidth: 0, flowCollectionPadding: false})]));
}
