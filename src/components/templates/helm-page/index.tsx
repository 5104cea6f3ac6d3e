import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

import InstallOptions from '@site/src/components/install-options';
import LinkRows from '@site/src/components/sections/link-rows';
import PageHead from '@site/src/components/sections/page-head';
import PageSources from '@site/src/components/sections/page-sources';
import Section from '@site/src/components/sections/section';
import Seo from '@site/src/components/seo';
import {articleData, breadcrumbData} from '@site/src/components/seo/structured-data';
import {useSharingImage} from '@site/src/components/seo/use-sharing-image';
import {useSiteIdentity} from '@site/src/components/seo/use-site-identity';
import BookIcon from '@site/src/components/ui/icon/book';
import BoxIcon from '@site/src/components/ui/icon/box';
import FileIcon from '@site/src/components/ui/icon/file';
import HelpIcon from '@site/src/components/ui/icon/help';
import {helmNext as next, helmPage as words} from '@site/src/data/helm-options';
import sources from '@site/src/data/helm-options.evidence.yaml';
import {vendorNames, vendorWords} from '@site/src/data/vendors/shared';

import styles from './styles.module.css';

const PATH = '/helm/';

/** The generator of the Helm command. */
export default function HelmPage() {
  const {site, absolute} = useSiteIdentity();
  const image = useSharingImage();
  const {name, title, lede, description, keywords} = words;
  const url = absolute(PATH);
  return (
    <Layout>
      <Seo
        title={name}
        description={description}
        keywords={keywords}
        structuredData={[
          {...articleData(site, {title: name, description, url, image, keywords}), '@type': 'TechArticle'},
          breadcrumbData([
            {name: site.name, url: site.home},
            {name: vendorWords.install, url: absolute('/docs/installation/')},
            {name, url},
          ]),
        ]}
      />
      <main>
        <div className={styles.page}>
          <PageHead crumbs={[{name: vendorWords.install, to: '/docs/installation/'}, {name}]} title={title} lede={lede}>
            <p className={styles.clouds}>
              <span>{next.clouds}</span>
              {vendorNames.map((vendor) => (
                <Link to={vendor.path} key={vendor.path}>
                  {vendor.name}
                </Link>
              ))}
            </p>
          </PageHead>
          <InstallOptions />
        </div>
        <Section tone="sunken" layout="beside" title={next.title} sub={next.sub}>
          <LinkRows
            rows={[
              {to: '/docs/installation/install-with-helm/install-from-kubernetes', icon: BookIcon, title: next.kubernetes, note: next.kubernetesNote},
              {to: '/docs/installation/install-with-helm/vaules-config', icon: FileIcon, title: next.values, note: next.valuesNote},
              {to: '/docs/installation/offline/', icon: BoxIcon, title: next.offline, note: next.offlineNote},
              {to: '/docs/troubleshooting/installation/helm', icon: HelpIcon, title: next.trouble, note: next.troubleNote},
            ]}
          />
        </Section>
        <PageSources list={sources} />
      </main>
    </Layout>
  );
}
