import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';

import ChevronRightIcon from '@site/src/components/ui/icon/chevron-right';

import styles from './styles.module.css';

export default function TOCCollapsible({className, ...props}: Props) {
  return (
    <details className={clsx(styles.contents, className)}>
      <summary className={styles.summary}>
        <Translate id="reading.contents.title" description="Title of the list of a page’s headings">
          本页内容
        </Translate>
        <ChevronRightIcon className={styles.chevron} />
      </summary>
      <TOCItems {...props} className={styles.list} linkClassName={styles.link} />
    </details>
  );
}
