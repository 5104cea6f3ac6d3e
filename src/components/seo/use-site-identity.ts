import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {product} from '@site/src/config/product';

import type {SiteIdentity} from './structured-data';

/** The site in the page's language, and a function that makes its URLs absolute. */
export function useSiteIdentity(): {readonly site: SiteIdentity; readonly absolute: (path: string) => string} {
  const {i18n} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const absolute = (path: string) => withBaseUrl(path, {absolute: true});
  return {
    absolute,
    site: {
      name: product.name,
      description: translate({
        id: 'seo.product.description',
        message: '开源的云原生应用管理平台：从源码、镜像或安装包构建应用，在 Kubernetes 上运行、连通和运维，再以模板交付到任何装有它的集群。',
        description: 'What the product is, for search engines',
      }),
      home: absolute('/'),
      language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
      logo: absolute('/img/icon-512.png'),
      search: absolute('/search'),
      install: absolute('/docs/quick-start/quick-install'),
      version: product.latestPatch,
      repository: product.repository,
      vendor: {name: product.copyrightHolder, url: product.vendor},
    },
  };
}
