import type {Json, Language} from './types';

const TWIN = /^x-(.+)-en$/;

/** The key that holds the English of another key: `x-summary-en` of `summary`, `x-label-en` of `x-label`. */
export function twinOf(key: string): string {
  return `x-${key.replace(/^x-/, '')}-en`;
}

function isObject(value: Json): value is {readonly [key: string]: Json} {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a description in one language: Chinese stands under the keys themselves, English under
 * their twins. Values of examples are literal and stay as they are.
 */
export function inLanguage(value: Json, language: Language): Json {
  if (Array.isArray(value)) return value.map((item: Json) => inLanguage(item, language));
  if (!isObject(value)) return value;
  const result: Record<string, Json> = {};
  for (const [key, item] of Object.entries(value)) {
    if (TWIN.test(key)) continue;
    const twin = value[twinOf(key)];
    if (language === 'en' && twin !== undefined) result[key] = twin;
    else result[key] = key === 'value' || key === 'example' || key === 'examples' && Array.isArray(item) ? item : inLanguage(item, language);
  }
  return result;
}

const HAN = /\p{Script=Han}/u;
const TEXT_KEYS = new Set(['title', 'summary', 'description', 'text', 'x-label']);

/**
 * Finds texts that are missing in one of the languages.
 * @returns where each is, as a path of keys
 */
export function missingTexts(value: Json, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => missingTexts(item, `${place}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const here = `${place}/${key}`;
    if (key === 'value' || key === 'example') return [];
    const twin = value[twinOf(key)];
    if (TEXT_KEYS.has(key) && typeof item === 'string') {
      // What is spelled without a Chinese character is the same in both languages.
      if (HAN.test(item) ? typeof twin !== 'string' || HAN.test(withoutCode(twin)) : twin !== undefined) return [here];
      return [];
    }
    return TWIN.test(key) ? [] : missingTexts(item, here);
  });
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, '').replace(/\*\*[^*]*\*\*/g, '');
}
