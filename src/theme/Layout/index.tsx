import type {Props} from '@theme/Layout';
import Layout from '@theme-original/Layout';
import clsx from 'clsx';

import {useDocsBar} from '@site/src/hooks/use-docs-bar';

import styles from './styles.module.css';

export default function LayoutWrapper({wrapperClassName, ...props}: Props) {
  const below = useDocsBar() ? undefined : styles.belowSiteBar;
  return <Layout {...props} wrapperClassName={clsx(wrapperClassName, below)} />;
}
