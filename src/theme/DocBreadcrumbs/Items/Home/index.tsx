import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';

export default function HomeBreadcrumbItem() {
  const isCommunity = useDocsVersion().pluginId === 'community';
  return (
    <li className="breadcrumbs__item">
      {isCommunity ? (
        // The community area has no page of its own.
        <span className="breadcrumbs__link">
          <Translate id="reading.breadcrumbs.community" description="First breadcrumb of the community area">
            开源社区
          </Translate>
        </span>
      ) : (
        <Link className="breadcrumbs__link" to="/docs/">
          <Translate id="reading.breadcrumbs.docs" description="First breadcrumb of the documentation">
            文档
          </Translate>
        </Link>
      )}
    </li>
  );
}
