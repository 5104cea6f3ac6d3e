/**
 * Porter's stemmer: `installations`, `installed` and `installing` become `instal`. A final y
 * becomes i only after a consonant, as in Porter's second version, so that `deploy` and `deployment` get the same stem.
 */
const CONSONANT = '[^aeiou]';
const VOWEL = '[aeiouy]';
const CONSONANTS = `${CONSONANT}[^aeiouy]*`;
const VOWELS = `${VOWEL}[aeiou]*`;

/** Tests of a stem's measure, its number of vowel-consonant pairs. */
const MEASURE_OVER_0 = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}`);
const MEASURE_IS_1 = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}(${VOWELS})?$`);
const MEASURE_OVER_1 = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}${VOWELS}${CONSONANTS}`);
const HAS_VOWEL = new RegExp(`^(${CONSONANTS})?${VOWEL}`);
const SHORT_END = new RegExp(`^${CONSONANTS}${VOWEL}[^aeiouwxy]$`);

const LONG_SUFFIXES: Readonly<Record<string, string>> = {
  ational: 'ate', tional: 'tion', enci: 'ence', anci: 'ance', izer: 'ize', bli: 'ble', alli: 'al', entli: 'ent', eli: 'e',
  ousli: 'ous', ization: 'ize', ation: 'ate', ator: 'ate', alism: 'al', iveness: 'ive', fulness: 'ful', ousness: 'ous',
  aliti: 'al', iviti: 'ive', biliti: 'ble', logi: 'log',
};
const MIDDLE_SUFFIXES: Readonly<Record<string, string>> = {
  icate: 'ic', ative: '', alize: 'al', iciti: 'ic', ical: 'ic', ful: '', ness: '',
};

const suffixPattern = (suffixes: Readonly<Record<string, string>>) => new RegExp(`^(.+?)(${Object.keys(suffixes).join('|')})$`);
const LONG = suffixPattern(LONG_SUFFIXES);
const MIDDLE = suffixPattern(MIDDLE_SUFFIXES);
const LAST = /^(.+?)(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;
const LAST_ION = /^(.+?[st])ion$/;

function withoutPlural(word: string): string {
  if (/(?:ss|i)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  if (word.endsWith('eed')) return MEASURE_OVER_0.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const stem = /^(.+)(?:ed|ing)$/.exec(word)?.[1];
  if (stem === undefined || !HAS_VOWEL.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return SHORT_END.test(stem) ? `${stem}e` : stem;
}

function withShorterSuffix(word: string, pattern: RegExp, suffixes: Readonly<Record<string, string>>): string {
  const [, stem = '', suffix = ''] = pattern.exec(word) ?? [];
  return stem !== '' && MEASURE_OVER_0.test(stem) ? stem + (suffixes[suffix] ?? '') : word;
}

function withoutLastSuffix(word: string): string {
  const stem = (LAST.exec(word) ?? LAST_ION.exec(word))?.[1];
  return stem !== undefined && MEASURE_OVER_1.test(stem) ? stem : word;
}

function withoutFinalE(word: string): string {
  if (!word.endsWith('e')) return word;
  const stem = word.slice(0, -1);
  return MEASURE_OVER_1.test(stem) || (MEASURE_IS_1.test(stem) && !SHORT_END.test(stem)) ? stem : word;
}

/** The stem of an English word; other words, and very short ones, are their own stem. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  // A leading y is a consonant.
  let result = word.startsWith('y') ? `Y${word.slice(1)}` : word;
  result = withoutTense(withoutPlural(result));
  if (/.[^aeiou]y$/.test(result)) result = `${result.slice(0, -1)}i`;
  result = withShorterSuffix(result, LONG, LONG_SUFFIXES);
  result = withShorterSuffix(result, MIDDLE, MIDDLE_SUFFIXES);
  result = withoutFinalE(withoutLastSuffix(result));
  if (result.endsWith('ll') && MEASURE_OVER_1.test(result)) result = result.slice(0, -1);
  return result.toLowerCase();
}
