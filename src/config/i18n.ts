import type {I18nConfig} from '@docusaurus/types';

import {environment} from './env';

export const defaultLocale = 'zh';

/** Base URLs are set explicitly: otherwise the framework uses the site's base URL for a language that is built alone. */
export const i18n: I18nConfig = {
  path: 'i18n',
  defaultLocale,
  locales: ['zh', 'en'],
  localeConfigs: {
    zh: {baseUrl: environment.baseUrl, label: '简体中文', direction: 'ltr', htmlLang: 'zh-CN', calendar: 'gregory', translate: true},
    en: {baseUrl: `${environment.baseUrl}en/`, label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', translate: true},
  },
};
