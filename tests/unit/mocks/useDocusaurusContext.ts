import type {DocusaurusContext} from '@docusaurus/types';

/** Stub of the framework's hook: only what the components under test read. */
export default function useDocusaurusContext() {
  return {
    siteConfig: {baseUrl: '/', title: 'Rainbond', url: 'https://www.example.com'},
    i18n: {currentLocale: 'zh', defaultLocale: 'zh', locales: ['zh', 'en']},
  } satisfies {siteConfig: Partial<DocusaurusContext['siteConfig']>; i18n: Partial<DocusaurusContext['i18n']>};
}
