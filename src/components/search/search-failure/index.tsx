import Translate from '@docusaurus/Translate';

import Button from '@site/src/components/ui/button';
import WarningIcon from '@site/src/components/ui/icon/warning';

import styles from './styles.module.css';

type Props = {readonly onRetry: () => void};

/** Says that the search failed, and offers a retry. */
export default function SearchFailure({onRetry}: Props) {
  return (
    <div className={styles.failure} role="alert">
      <WarningIcon className={styles.icon} />
      <p className={styles.message}>
        <Translate id="search.failure.message" description="Shown where the search index or service can't be reached">
          没能取得搜索结果。请检查网络，然后重试。
        </Translate>
      </p>
      <Button small onClick={onRetry}>
        <Translate id="search.retry" description="Button that tries a failed search again">
          重试
        </Translate>
      </Button>
    </div>
  );
}
