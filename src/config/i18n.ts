import type {I18nConfig} from '@docusaurus/types';

export const defaultLocale = 'zh';

export const i18n: I18nConfig = {
  path: 'i18n',
  defaultLocale,
  locales: ['zh', 'en'],
  localeConfigs: {
    zh: {label: '简体中文', direction: 'ltr', htmlLang: 'zh-CN', calendar: 'gregory', translate: true},
    en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', translate: true},
  },
};
