/** The console's languages, as the site names them. */
export const LANGUAGES = ['zh', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The console's names for them, in its cookie and its local storage. */
export const LOCALES: Readonly<Record<Language, string>> = {zh: 'zh-CN', en: 'en-US'};

/** A free text of the world, as an operator types it in their own language. */
export type Text = Readonly<Record<Language, string>>;

export const isLanguage = (value: string | undefined): value is Language => LANGUAGES.some((one) => one === value);
