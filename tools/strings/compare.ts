/** Texts of the interface by their keys. */
export type Strings = Readonly<Record<string, string>>;

export type StringTables = {
  /** Every string found in code, navigation bar, footer and sidebars. */
  readonly source: Strings;
  /** What a Chinese page shows: overrides, else the framework's own Chinese, else the source. */
  readonly shownInChinese: Strings;
  /** The English translations in the repository. */
  readonly english: Strings;
  /** The source strings the English ones were made from. */
  readonly record: Strings;
  /** Whether a text is the same in every language (names, patterns). */
  readonly isSameEverywhere: (key: string, message: string) => boolean;
};

const HAN = /\p{Script=Han}/u;

/** Some labels of the platform's console, and names in its store, are Chinese in every language. */
const CONSOLE_LABEL = /<UI>.*?<\/UI>/g;

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ');

/**
 * Compares the interface's strings with their translations.
 * @returns one sentence for each mistake: what is wrong and how to fix it
 */
export function compareStrings({source, shownInChinese, english, record, isSameEverywhere}: StringTables): string[] {
  const findings: string[] = [];
  for (const [key, message] of Object.entries(source)) {
    const chinese = shownInChinese[key] ?? message;
    if (!HAN.test(chinese) && !isSameEverywhere(key, chinese)) {
      findings.push(`${key}: Chinese pages show "${chinese}". Add its Chinese to i18n/zh/code.json.`);
    }
    if (!HAN.test(message)) continue;
    const translation = english[key];
    if (translation === undefined) {
      findings.push(`${key}: "${message}" has no English. Add it under i18n/en.`);
      continue;
    }
    if (HAN.test(translation.replaceAll(CONSOLE_LABEL, ''))) findings.push(`${key}: the English "${translation}" is Chinese. Translate it.`);
    if (placeholders(translation) !== placeholders(message)) {
      findings.push(`${key}: "${translation}" and "${message}" don't hold the same placeholders.`);
    }
    if (record[key] !== message) {
      const before = record[key] === undefined ? 'is new' : `was "${record[key]}"`;
      findings.push(`${key}: "${message}" ${before}. Check its English, "${translation}", then run "npm run strings:accept".`);
    }
  }
  for (const key of Object.keys(english)) {
    if (!(key in source)) findings.push(`${key}: translated, but used nowhere. Remove it from i18n/en.`);
  }
  for (const key of Object.keys(record)) {
    if (!(key in source)) findings.push(`${key}: recorded, but used nowhere. Run "npm run strings:accept".`);
  }
  return findings;
}

/** The source strings whose English translation has to follow their changes. */
export function recordOf(source: Strings): Strings {
  return Object.fromEntries(
    Object.entries(source)
      .filter(([, message]) => HAN.test(message))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
