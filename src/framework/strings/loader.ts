import {inlineStrings, type Texts} from './inline-strings';

/** The part of the bundler's loader context that is used here. */
type Context = {
  readonly resourcePath: string;
  getOptions(): {readonly texts: Texts; readonly tables: readonly string[]};
  addDependency(file: string): void;
  callback(error: null, code: string, map?: string): void;
};

/** Bundler loader around `inlineStrings`; the tables are dependencies, so that an edited one compiles again. */
export default function loader(this: Context, source: string): void {
  const {texts, tables} = this.getOptions();
  tables.forEach((table) => this.addDependency(table));
  const inlined = inlineStrings(source, this.resourcePath, texts);
  this.callback(null, inlined?.code ?? source, inlined?.map);
}
