import Sources from '@site/src/components/reading/sources';

import styles from './styles.module.css';

/** The list of sources at the bottom of a page that consists of bands, as wide as they are. */
export default function PageSources({list}: {readonly list: string}) {
  return (
    <div className={styles.foot}>
      <Sources list={list} />
    </div>
  );
}
