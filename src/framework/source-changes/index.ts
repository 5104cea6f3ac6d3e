import path from 'node:path';

import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

import type {ChangeName} from '../register';
import {targetFile} from '../targets';
import {editsByFile, type Patch} from './edits';
import {verifyChanges, type Expectation} from './took-hold';

/** A module of this site that replaces a module of the framework. */
export type StandIn = {
  /** What the framework requests: a module name, or a pattern where the request is a relative path. */
  readonly request: string | RegExp;
  /** The module that it gets instead. */
  readonly file: string;
  /** What the stand-in replaces: a package, or a file of the framework. */
  readonly replaces: {readonly package: string} | {readonly target: string};
  /** The name by which the stand-in imports what it replaces, if it does. */
  readonly original?: string;
  /** Only in the browser: server rendering keeps the framework's module. */
  readonly browserOnly?: true;
};

type Named<Part> = readonly (readonly [ChangeName, Part])[];

const LOADER = path.join(__dirname, 'loader.cjs');

const targetOf = ({replaces}: StandIn) => ('target' in replaces ? replaces.target : replaces.package);

/** The installed file that a stand-in replaces. */
export const replacedFile = (change: ChangeName, standIn: StandIn): string => targetFile(change, targetOf(standIn));

/** What the browser's scripts have to look like after a stand-in has been applied. */
function expectationOf(change: ChangeName, standIn: StandIn): Expectation {
  const {file, replaces, original} = standIn;
  if (original !== undefined) return {change, present: [file, replacedFile(change, standIn)]};
  return {change, present: [file], ...('target' in replaces ? {absent: [replacedFile(change, standIn)]} : {withoutPackages: [replaces.package.split(' > ').at(-1) ?? '']})};
}

/** Replacement plugins for requests that an alias can't match. */
function replacements(standIns: readonly StandIn[], {currentBundler}: ConfigureWebpackUtils) {
  return standIns.flatMap(({request, file}) => (typeof request === 'string' ? [] : [new currentBundler.instance.NormalModuleReplacementPlugin(request, file)]));
}

/**
 * The one plugin that edits and replaces modules of the framework, for all changes. A single loader edits each file of
 * the framework, and the scripts of the built site are checked for the effect of each change.
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
            files.flatMap(([{request, file, original}, replaced]) => [...(typeof request === 'string' ? [[request, file] as const] : []), ...(original === undefined ? [] : [[original, replaced] as const])]),
          ),
        },
        module: {rules: [...edits].map(([file, list]) => ({resource: file, enforce: 'pre' as const, use: [{loader: LOADER, options: {edits: list}}]}))},
        plugins: [...replacements(used.map(([, standIn]) => standIn), utils), ...(isBuild && !isServer ? [verifyChanges(expectations) as never] : [])],
      };
    },
  };
}
