import {inlineStrings, type Texts} from './inline-strings';

/** The part of the bundler's loader context that is used here. */
type Context = {
  readonly resourcePath: string;
  getOptions(): {readonly texts: Texts; readonly tables: readonly string[]};
  addDependency(file: string): void;
  callback(error: null, code: string, map?: string): void;
};

/** What was made of a file: it is compiled for the browser and for the server. */
const made = new Map<string, {readonly source: string; readonly texts: Texts; readonly inlined: ReturnType<typeof inlineStrings>}>();

function inlinedOnce(source: string, file: string, texts: Texts): ReturnType<typeof inlineStrings> {
  const known = made.get(file);
  if (known?.source === source && known.texts === texts) return known.inlined;
  const inlined = inlineStrings(source, file, texts);
  made.set(file, {source, texts, inlined});
  return inlined;
}

/** Bundler loader around `inlineStrings`; the tables are dependencies, so that an edited one compiles again. */
export default function loader(this: Context, source: string): void {
  const {texts, tables} = this.getOptions();
  tables.forEach((table) => this.addDependency(table));
  const inlined = inlinedOnce(source, this.resourcePath, texts);
  this.callback(null, inlined?.code ?? source, inlined?.map);
}
