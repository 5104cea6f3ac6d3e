import type {LoadContext, Plugin} from '@docusaurus/types';

import {addresses} from './addresses';
import {breakpoint} from './breakpoint';
import {browserCode} from './browser-code';
import {cacheKey} from './cache-key';
import {comparisons} from './comparisons';
import {entryScripts} from './entry-scripts';
import {infima} from './infima';
import {lightMode} from './light-mode';
import {loading} from './loading';
import {pageLists} from './page-lists';
import {pageStyles} from './page-styles';
import {PAGE_TEMPLATE, readTemplate} from './page-template';
import type {Parts} from './parts';
import {changeNames, isOn, type ChangeName} from './register';
import {sourceChanges} from './source-changes';
import {applyEdits} from './source-changes/edits';
import {strings} from './strings';

/** The parts of each change in the register. */
export const parts: Readonly<Record<ChangeName, Parts>> = {
  addresses,
  breakpoint,
  'cache-key': cacheKey,
  'light-mode': lightMode,
  loading,
  comparisons,
  strings,
  'page-lists': pageLists,
  'page-styles': pageStyles,
  infima,
  'browser-code': browserCode,
  'entry-scripts': entryScripts,
};

/** The patches of the given changes, each with the name of its change. */
export const patchesOf = (names: readonly ChangeName[]) => names.flatMap((name) => (parts[name].patches ?? []).map((patch) => [name, patch] as const));

/** The stand-ins of the given changes, each with the name of its change. */
export const standInsOf = (names: readonly ChangeName[]) => names.flatMap((name) => (parts[name].standIns ?? []).map((standIn) => [name, standIn] as const));

/** The plugins of all enabled changes. `register.ts` describes what each does. */
export function framework(): readonly ((context: LoadContext) => Plugin)[] {
  const names = changeNames.filter((name) => isOn(name));
  return [
    () => sourceChanges(patchesOf(names), standInsOf(names)),
    ...names.flatMap((name) => {
      const {plugin} = parts[name];
      return plugin ? [(context: LoadContext): Plugin => ({...plugin(context), name: `framework-${name}`})] : [];
    }),
  ];
}

/**
 * The page template, for the framework's `ssrTemplate` option.
 * @param read returns the framework's own template
 * @throws the error of the change whose text isn't in the template
 */
export function pageTemplate(read: () => string = readTemplate): string {
  const edits = changeNames.filter((name) => isOn(name)).flatMap((change) => (parts[change].template ?? []).map((edit) => ({...edit, change})));
  return applyEdits(read(), PAGE_TEMPLATE, edits);
}
