import type {Json, Language} from './types';

const TWIN = /^x-(.+)-en$/;

/** The key that holds the English of another key: `x-summary-en` of `summary`, `x-label-en` of `x-label`. */
export function twinOf(key: string): string {
  return `x-${key.replace(/^x-/, '')}-en`;
}

type JsonObject = {readonly [key: string]: Json};

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keys below which every key is a name that the description gives, whatever it reads like. */
const NAMING = new Set(['properties', 'examples', 'schemas', 'parameters', 'responses', 'headers']);

/** Whether what stands under a key is a literal value of the API. */
function isLiteral(key: string, item: Json): boolean {
  return key === 'value' || key === 'example' || (key === 'examples' && Array.isArray(item));
}

/**
 * Reads a description in one language: Chinese stands under the keys themselves, English under
 * their twins. Values of examples are literal and stay as they are.
 */
export function inLanguage(value: Json, language: Language, named = false): Json {
  if (Array.isArray(value)) return value.map((item: Json) => inLanguage(item, language));
  if (!isObject(value)) return value;
  if (named) return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inLanguage(item, language)]));
  const result: Record<string, Json> = {};
  for (const [key, item] of Object.entries(value)) {
    if (TWIN.test(key)) continue;
    const twin = value[twinOf(key)];
    if (language === 'en' && twin !== undefined) result[key] = twin;
    else result[key] = isLiteral(key, item) ? item : inLanguage(item, language, NAMING.has(key));
  }
  return result;
}

const HAN = /\p{Script=Han}/u;
const TEXT_KEYS = new Set(['title', 'summary', 'description', 'text', 'x-label']);

/** Code and labels of the console are Chinese in both languages. */
function withoutLiterals(text: string): string {
  return text.replace(/`[^`]*`/g, '').replace(/\*\*[^*]*\*\*/g, '');
}

/** Whether a text lacks its English, or has one though it is spelled without a Chinese character. */
function lacksTwin(text: string, twin: Json | undefined): boolean {
  if (!HAN.test(text)) return twin !== undefined;
  return typeof twin !== 'string' || HAN.test(withoutLiterals(twin));
}

/**
 * Finds texts that are missing in one of the languages.
 * @returns where each is, as a path of keys
 */
export function missingTexts(value: Json, place = '', named = false): string[] {
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => missingTexts(item, `${place}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const here = `${place}/${key}`;
    if (named) return missingTexts(item, here);
    if (isLiteral(key, item) || TWIN.test(key)) return [];
    if (TEXT_KEYS.has(key) && typeof item === 'string') return lacksTwin(item, value[twinOf(key)]) ? [here] : [];
    return missingTexts(item, here, NAMING.has(key));
  });
}
