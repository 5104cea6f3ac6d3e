import {stringify} from 'yaml';

/** Front matter of a generated page, as YAML between its fences. */
export function frontMatter(values: Readonly<Record<string, unknown>>): string {
  return `---\n${stringify(values, {lineWidth: 0})}---`;
}

/** Where a generated page comes from. */
export type Source = {
  /** Address where the description can be edited. */
  readonly editUrl: string;
  /** When the description was last changed, where that is known. */
  readonly lastChange: string | undefined;
};

/** Front matter that points to the description, as the page itself has no history. */
export function sourceMatter({editUrl, lastChange}: Source): Readonly<Record<string, unknown>> {
  return {custom_edit_url: editUrl, ...(lastChange === undefined ? {} : {last_update: {date: lastChange}})};
}
