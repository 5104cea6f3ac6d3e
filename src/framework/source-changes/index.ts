import path from 'node:path';

import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

import type {ChangeName} from '../register';
import {targetFile} from '../targets';
import {editsByFile, type Patch} from './edits';
import {tookHold, type Expectation} from './took-hold';

/** A module of this site that takes the place of one of the framework's. */
export type StandIn = {
  /** What the framework asks for: a name, or a pattern where that is a relative path. */
  readonly asked: string | RegExp;
  /** The module that it gets. */
  readonly file: string;
  /** What it would have got: a package, or a file of the framework. */
  readonly replaces: {readonly package: string} | {readonly target: string};
  /** The name by which the module asks for what it replaces, where it does. */
  readonly original?: string;
  /** Only in the browser: rendering on the build machine keeps the framework's. */
  readonly browserOnly?: true;
};

type Named<Part> = readonly (readonly [ChangeName, Part])[];

const LOADER = path.join(__dirname, 'loader.cjs');

const targetOf = ({replaces}: StandIn) => ('target' in replaces ? replaces.target : replaces.package);

/** The installed file that a module stands in for. */
export const replacedFile = (change: ChangeName, standIn: StandIn): string => targetFile(change, targetOf(standIn));

/** What a stand-in has to have done to the browser's scripts. */
function expectationOf(change: ChangeName, standIn: StandIn): Expectation {
  const {file, replaces, original} = standIn;
  if (original !== undefined) return {change, present: [file, replacedFile(change, standIn)]};
  return {change, present: [file], ...('target' in replaces ? {absent: [replacedFile(change, standIn)]} : {withoutPackages: [replaces.package.split(' > ').at(-1) ?? '']})};
}

/** The replacements of requests that an alias doesn't reach. */
function replacements(standIns: readonly StandIn[], {currentBundler}: ConfigureWebpackUtils) {
  return standIns.flatMap(({asked, file}) => (typeof asked === 'string' ? [] : [new currentBundler.instance.NormalModuleReplacementPlugin(asked, file)]));
}

/**
 * The one plugin that edits and replaces modules of the framework, for all changes: each file of the framework is
 * edited by one loader, and the scripts of the built site are looked through for what each change has to have done.
 */
export function sourceChanges(patches: Named<Patch>, standIns: Named<StandIn>): Plugin {
  return {
    name: 'framework-sources',
    configureWebpack(_config, isServer, utils) {
      const isBuild = process.env.NODE_ENV === 'production';
      const edits = editsByFile(patches.filter(([, {built}]) => isBuild || !built));
      const used = standIns.filter(([, {browserOnly}]) => !isServer || !browserOnly);
      const files = used.map(([change, standIn]) => [standIn, replacedFile(change, standIn)] as const);
      const expectations = [
        ...[...edits].flatMap(([file, list]) => [...new Set(list.map(({change}) => change))].map((change) => ({change, loaded: [{file, loader: LOADER}]}))),
        ...used.map(([change, standIn]) => expectationOf(change, standIn)),
      ];
      return {
        resolve: {
          alias: Object.fromEntries(
            files.flatMap(([{asked, file, original}, replaced]) => [...(typeof asked === 'string' ? [[asked, file] as const] : []), ...(original === undefined ? [] : [[original, replaced] as const])]),
          ),
        },
        module: {rules: [...edits].map(([file, list]) => ({resource: file, enforce: 'pre' as const, use: [{loader: LOADER, options: {edits: list}}]}))},
        plugins: [...replacements(used.map(([, standIn]) => standIn), utils), ...(isBuild && !isServer ? [tookHold(expectations) as never] : [])],
      };
    },
  };
}
