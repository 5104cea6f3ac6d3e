import {inlineStrings, type Texts} from './inline-strings';

/** The part of the bundler's loader context that is used here. */
type Context = {
  readonly resourcePath: string;
  getOptions(): {readonly texts: Texts; readonly tables: readonly string[]};
  addDependency(file: string): void;
  callback(error: null, code: string, map?: string): void;
};

/** Results by file: each file is compiled for both the browser and the server. */
const cache = new Map<string, {readonly source: string; readonly texts: Texts; readonly inlined: ReturnType<typeof inlineStrings>}>();

function inlinedOnce(source: string, file: string, texts: Texts): ReturnType<typeof inlineStrings> {
  const cached = cache.get(file);
  if (cached?.source === source && cached.texts === texts) return cached.inlined;
  const inlined = inlineStrings(source, file, texts);
  cache.set(file, {source, texts, inlined});
  return inlined;
}

/** Bundler loader around `inlineStrings`. The tables are dependencies, so that files are compiled again when a table is edited. */
export default function loader(this: Context, source: string): void {
  const {texts, tables} = this.getOptions();
  tables.forEach((table) => this.addDependency(table));
  const inlined = inlinedOnce(source, this.resourcePath, texts);
  this.callback(null, inlined?.code ?? source, inlined?.map);
}
