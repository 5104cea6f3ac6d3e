import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {product} from '../../src/config/product';
import {routerIn} from './answers/situations';
import type {Bench} from './bench';
import type {Language} from './language';
import {answersHash, callsOf, placeHash} from './manifest';
import type {Place} from './screens/types';

/** What a cached result depends on: the release, what the world answered, and how the place is reached. */
type Ground = {readonly tag: string; readonly calls: readonly string[]; readonly answers: string; readonly entry: string};

const CACHE = 'node_modules/.cache/console';

const fileOf = (name: string) => path.join(CACHE, `${name}.json`);

/** The result that an earlier walk cached under this name; undefined if anything that it depends on has changed. */
export function kept<Seen>(name: string, place: Place, language: Language): Seen | undefined {
  const file = fileOf(name);
  if (!existsSync(file)) return undefined;
  const seen = JSON.parse(readFileSync(file, 'utf8')) as Ground & Seen;
  return seen.tag === product.sourceTag && seen.entry === placeHash(place) && seen.answers === answersHash(seen.calls, language, routerIn(place.situation)) ? seen : undefined;
}

/** Caches what was seen at a place for the next walk, together with all calls that the bench answered since `forget`. */
export function keep(name: string, place: Place, language: Language, bench: Bench, seen: object): void {
  const calls = callsOf(bench.answered);
  const ground: Ground = {tag: product.sourceTag, calls, answers: answersHash(calls, language, routerIn(place.situation)), entry: placeHash(place)};
  mkdirSync(path.dirname(fileOf(name)), {recursive: true});
  writeFileSync(fileOf(name), JSON.stringify({...ground, ...seen}));
}
