import {usedStyles} from './used-styles';

/** The part of the bundler's loader context that is used here. */
type Context = {getOptions(): {readonly names: readonly string[]; readonly properties: readonly string[]}};

/** Bundler loader around `usedStyles`. */
export default function loader(this: Context, css: string): string {
  const {names, properties} = this.getOptions();
  return usedStyles(css, new Set(names), new Set(properties));
}
