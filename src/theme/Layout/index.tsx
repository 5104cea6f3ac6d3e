import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Layout';
import Layout from '@theme-original/Layout';
import clsx from 'clsx';

import {hasDocsBar} from '@site/src/lib/routes';

import styles from './styles.module.css';

export default function LayoutWrapper({wrapperClassName, ...props}: Props) {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const below = hasDocsBar(pathname, siteConfig.baseUrl) ? undefined : styles.belowSiteBar;
  return <Layout {...props} wrapperClassName={clsx(wrapperClassName, below)} />;
}
