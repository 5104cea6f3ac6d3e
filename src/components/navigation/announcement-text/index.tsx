import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import {product} from '@site/src/config/product';

import styles from './styles.module.css';

/** What the announcement bar says: the series that is documented, its last patch, and where its changes stand. */
export default function AnnouncementText() {
  return (
    <p className={styles.text}>
      <Translate
        id="navigation.announcement.text"
        description="Announcement bar above the documentation; {version} is a version number, {link} the link to the release notes"
        values={{
          version: <b>{product.latestPatch}</b>,
          link: (
            <Link to={`/community/change/${product.latestPatch}`}>
              <Translate id="navigation.announcement.link" description="Link of the announcement bar to the release notes">
                查看变更
              </Translate>
            </Link>
          ),
        }}>
        {'本站文档对应 5.14，最后的补丁是 {version}。{link}'}
      </Translate>
    </p>
  );
}
