import type {I18nConfig} from '@docusaurus/types';

import {environment} from './env';

export const defaultLocale = 'zh';

/** A language's base URL is named, as the framework would take the site's for a language that is built alone. */
export const i18n: I18nConfig = {
  path: 'i18n',
  defaultLocale,
  locales: ['zh', 'en'],
  localeConfigs: {
    zh: {baseUrl: environment.baseUrl, label: '简体中文', direction: 'ltr', htmlLang: 'zh-CN', calendar: 'gregory', translate: true},
    en: {baseUrl: `${environment.baseUrl}en/`, label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', translate: true},
  },
};
