import type {Json, Language} from './types';

const ENGLISH_KEY = /^x-(.+)-en$/;

/** The key that contains the English text for another key: `x-summary-en` for `summary`, `x-label-en` for `x-label`. */
export function englishKeyOf(key: string): string {
  return `x-${key.replace(/^x-/, '')}-en`;
}

type JsonObject = {readonly [key: string]: Json};

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keys whose children are all names that the description defines, even if they look like keywords. */
const NAME_MAPS = new Set(['properties', 'examples', 'schemas', 'parameters', 'responses', 'headers']);

/** Whether the value of a key is a literal value of the API. */
function isLiteral(key: string, item: Json): boolean {
  return key === 'value' || key === 'example' || (key === 'examples' && Array.isArray(item));
}

/**
 * Reads a description in one language. Chinese texts are under the keys themselves, English texts under
 * the keys of `englishKeyOf`. Values of examples are literal and stay as they are.
 */
export function inLanguage(value: Json, language: Language, named = false): Json {
  if (Array.isArray(value)) return value.map((item: Json) => inLanguage(item, language));
  if (!isObject(value)) return value;
  if (named) return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inLanguage(item, language)]));
  const result: Record<string, Json> = {};
  for (const [key, item] of Object.entries(value)) {
    if (ENGLISH_KEY.test(key)) continue;
    const english = value[englishKeyOf(key)];
    if (language === 'en' && english !== undefined) result[key] = english;
    else result[key] = isLiteral(key, item) ? item : inLanguage(item, language, NAME_MAPS.has(key));
  }
  return result;
}

const HAN = /\p{Script=Han}/u;
const TEXT_KEYS = new Set(['title', 'summary', 'description', 'text', 'x-label']);

/** Removes code and labels of the console, which are Chinese in both languages. */
function withoutLiterals(text: string): string {
  return text.replace(/`[^`]*`/g, '').replace(/\*\*[^*]*\*\*/g, '');
}

/** Whether a text lacks its English version, or has one although it contains no Chinese characters. */
function lacksEnglish(text: string, english: Json | undefined): boolean {
  if (!HAN.test(text)) return english !== undefined;
  return typeof english !== 'string' || HAN.test(withoutLiterals(english));
}

/**
 * Finds texts that are missing in one of the languages.
 * @returns the position of each, as a path of keys
 */
export function missingTexts(value: Json, place = '', named = false): string[] {
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => missingTexts(item, `${place}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const here = `${place}/${key}`;
    if (named) return missingTexts(item, here);
    if (isLiteral(key, item) || ENGLISH_KEY.test(key)) return [];
    if (TEXT_KEYS.has(key) && typeof item === 'string') return lacksEnglish(item, value[englishKeyOf(key)]) ? [here] : [];
    return missingTexts(item, here, NAME_MAPS.has(key));
  });
}
