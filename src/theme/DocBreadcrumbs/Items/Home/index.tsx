import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';

export default function HomeBreadcrumbItem() {
  const isCommunity = useDocsVersion().pluginId === 'community';
  return (
    <li className="breadcrumbs__item">
      {isCommunity ? (
        <Link className="breadcrumbs__link" to="/community/">
          <Translate id="reading.breadcrumbs.community" description="First breadcrumb of the community area">
            开源社区
          </Translate>
        </Link>
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
