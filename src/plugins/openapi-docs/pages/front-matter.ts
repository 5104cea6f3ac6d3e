import {stringify} from 'yaml';

/** Front matter of a generated page, as YAML between its fences. */
export function frontMatter(values: Readonly<Record<string, unknown>>): string {
  return `---\n${stringify(values, {lineWidth: 0})}---`;
}
