import {changeError} from '../change-error';
import type {ChangeName} from '../register';

/** The parts of a compiled module that are used here. Some modules have no file. */
export type CompiledModule = {readonly resource?: string; readonly loaders?: readonly {readonly loader?: string}[]};

/** What the browser's scripts consist of once a change has taken effect. */
export type Expectation = {
  readonly change: ChangeName;
  /** Files that are part of the scripts. */
  readonly present?: readonly string[];
  /** Files that have been processed by one of our loaders, with that loader. */
  readonly loaded?: readonly {readonly file: string; readonly loader: string}[];
  /** Files that have been replaced. */
  readonly absent?: readonly string[];
  /** Packages that have been replaced, wherever they are installed. */
  readonly withoutPackages?: readonly string[];
  /** Checks what else has to be true of the files in the scripts. Returns what is wrong, if anything. */
  readonly complaint?: (files: readonly string[]) => string | undefined;
};

const COMPARE = 'how the framework requests it with the change’s index.ts';

/** The errors of the changes that have had no effect on the modules of a compilation. */
export function unmetExpectations(expectations: readonly Expectation[], modules: Iterable<CompiledModule>): Error[] {
  const loadersOf = new Map<string, readonly (string | undefined)[]>();
  for (const {resource, loaders = []} of modules) if (resource) loadersOf.set(resource, loaders.map(({loader}) => loader));
  const files = [...loadersOf.keys()];
  return expectations.flatMap(({change, present = [], loaded = [], absent = [], withoutPackages = [], complaint}) => {
    const inPackage = (name: string) => {
      const folder = new RegExp(String.raw`[\\/]node_modules[\\/]${name.replace('/', String.raw`[\\/]`)}[\\/]`);
      return files.find((file) => folder.test(file));
    };
    const found = [
      ...present.filter((file) => !loadersOf.has(file)).map((file) => `${file} isn't part of the browser's scripts.`),
      ...loaded
        .filter(({file, loader}) => !loadersOf.get(file)?.some((name) => name?.startsWith(loader)))
        .map(({file}) => `${file} isn't part of the browser's scripts, or hasn't been edited.`),
      ...absent.filter((file) => loadersOf.has(file)).map((file) => `${file} is part of the browser's scripts, although another file replaces it.`),
      ...withoutPackages.flatMap((name) => inPackage(name) ?? []).map((file) => `${file} is part of the browser's scripts, although another file replaces it.`),
      ...[complaint?.(files) ?? []].flat(),
    ];
    return found.map((what) => changeError(change, what, COMPARE));
  });
}

/** The parts of the bundler that are used here. */
type Compilation = {
  readonly errors: {push(error: Error): unknown};
  readonly hooks: {readonly finishModules: {tap(name: string, run: (modules: Iterable<CompiledModule>) => void): void}};
};
type Compiler = {readonly hooks: {readonly thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void}}};

/** Bundler plugin that stops the build of the browser's scripts when a change hasn't taken effect. */
export const verifyChanges = (expectations: readonly Expectation[]) => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('took-hold', (compilation) => {
      compilation.hooks.finishModules.tap('took-hold', (modules) => {
        for (const error of unmetExpectations(expectations, modules)) compilation.errors.push(error);
      });
    });
  },
});
