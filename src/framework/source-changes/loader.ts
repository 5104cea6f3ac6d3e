import {applyEdits, type NamedEdit} from './edits';

/** The part of the bundler's loader context that is used here. */
type Context = {
  readonly resourcePath: string;
  getOptions(): {readonly edits: readonly NamedEdit[]};
};

/** Bundler loader around `applyEdits`: the only one that changes source files of the framework. */
export default function loader(this: Context, source: string): string {
  return applyEdits(source, this.resourcePath, this.getOptions().edits);
}
