import Sources from '@site/src/components/reading/sources';

import styles from './styles.module.css';

/** The list of sources at the foot of a page that code makes, as wide as its bands. */
export default function PageSources({list}: {readonly list: string}) {
  return (
    <div className={styles.foot}>
      <Sources list={list} />
    </div>
  );
}
