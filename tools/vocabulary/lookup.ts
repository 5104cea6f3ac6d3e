import type {ExtraLabel} from './extra';
import type {Labels} from './vocabulary';

/** One text of the console in both languages. Several labels can share a text, each on a different screen. */
export type Label = {
  /** Its translation key, or the file that contains it. */
  readonly key: string;
  readonly zh: string;
  /** `undefined` where the English console shows the Chinese. */
  readonly en: string | undefined;
};

const HAN = /\p{Script=Han}/u;

/** All labels in one list, including the hard-coded and the extra ones. */
export function allLabels({labels, inCode}: Labels, extra: readonly ExtraLabel[]): Label[] {
  return [
    ...Object.entries(labels).map(([key, [zh = '', en]]): Label => ({key, zh, en: en === undefined || HAN.test(en) ? undefined : en})),
    ...Object.entries(inCode).map(([zh, file]): Label => ({key: file, zh, en: undefined})),
    ...extra.map(({zh, en, repo, file}): Label => ({key: `${repo} ${file}`, zh, en: en ?? (HAN.test(zh) ? undefined : zh)})),
  ];
}

/** A label without what the console puts around it: colons, and the asterisks of required fields. */
export const plainLabel = (text: string): string => text.replace(/^[\s*]+|[\s:：*]+$/g, '');

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const PLACEHOLDER = /\{\w+\}/;

/** Finds labels by their text in one language; `{name}` in a label stands for anything. */
export class LabelIndex {
  private readonly exact = new Map<string, Label[]>();
  private readonly patterns: {readonly pattern: RegExp; readonly label: Label}[] = [];

  constructor(labels: readonly Label[], read: (label: Label) => string | undefined) {
    for (const label of labels) {
      const text = read(label);
      if (text === undefined || plainLabel(text) === '') continue;
      const plain = plainLabel(text);
      this.exact.set(plain, [...(this.exact.get(plain) ?? []), label]);
      const fixed = plain.split(PLACEHOLDER);
      // A label that is nothing but placeholders would match everything.
      if (fixed.length > 1 && fixed.join('').trim().length > 1) this.patterns.push({pattern: new RegExp(`^${fixed.map(escape).join('.+')}$`, 'u'), label});
    }
  }

  find(text: string): readonly Label[] {
    const plain = plainLabel(text);
    return this.exact.get(plain) ?? this.patterns.filter(({pattern}) => pattern.test(plain)).map(({label}) => label);
  }
}
