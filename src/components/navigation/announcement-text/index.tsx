import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import {product} from '@site/src/config/product';

import styles from './styles.module.css';

/** What the announcement bar says: the newest patch, and where its changes stand. */
export default function AnnouncementText() {
  return (
    <p className={styles.text}>
      <Translate
        id="navigation.announcement.text"
        description="Announcement bar above the documentation; {version} is a version number, {link} the link to the release notes"
        values={{
          version: <b>{product.latestPatch}</b>,
          link: (
            <Link to={`${product.releases}/tag/v${product.latestPatch}-release`}>
              <Translate id="navigation.announcement.link" description="Link of the announcement bar to the release notes">
                查看变更
              </Translate>
            </Link>
          ),
        }}>
        {'{version} 已发布，支持双架构混合集群。{link}'}
      </Translate>
    </p>
  );
}
