import {translate} from '@docusaurus/Translate';

import {articleData, breadcrumbData} from './structured-data';
import {useSharingImage} from './use-sharing-image';
import {useSiteIdentity} from './use-site-identity';

const INSTALLATION = '/docs/installation/';

type Guide = {
  /** Path without the locale. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Name of the guide in breadcrumbs. */
  readonly name: string;
};

/** Metadata of an installation guide outside the documentation: the chapter it belongs to, as a breadcrumb, and its structured data for search engines. */
export function useInstallationGuide({path, title, description, keywords, name}: Guide) {
  const {site, absolute} = useSiteIdentity();
  const image = useSharingImage();
  const url = absolute(path);
  const chapter = {name: translate({id: 'vendor.crumb.install', message: '安装', description: 'Step of the path above the title of a page about a cloud'}), to: INSTALLATION};
  const structuredData = [
    {...articleData(site, {title, description, url, image, keywords}), '@type': 'TechArticle'},
    breadcrumbData(site, [
      {name: chapter.name, url: absolute(INSTALLATION)},
      {name, url},
    ]),
  ];
  return {chapter, structuredData};
}
