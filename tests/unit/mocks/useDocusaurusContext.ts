import type {DocusaurusContext} from '@docusaurus/types';

/** Stands in for the framework's: what the components under test read of it. */
export default function useDocusaurusContext() {
  return {
    siteConfig: {baseUrl: '/', title: 'Rainbond', url: 'https://www.example.com'},
    i18n: {currentLocale: 'zh', defaultLocale: 'zh', locales: ['zh', 'en']},
  } satisfies {siteConfig: Partial<DocusaurusContext['siteConfig']>; i18n: Partial<DocusaurusContext['i18n']>};
}
