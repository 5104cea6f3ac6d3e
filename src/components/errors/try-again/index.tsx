import Translate from '@docusaurus/Translate';

import styles from './styles.module.css';

type Props = {
  /** Whether a retry has failed too. The resource may then be gone because a newer version of the site has been deployed. */
  readonly tried?: boolean;
  readonly onRetry?: () => void;
  readonly onReload?: () => void;
};

/** Shown below a loading error: a retry button and, after a failed retry, a button that reloads the page. */
export default function TryAgain({tried = false, onRetry, onReload}: Props) {
  return (
    <>
      <p hidden={!tried}>
        <Translate id="errors.module.stale" description="Shown where a part of a page failed to load again">
          如果网络正常，可能是网站刚刚更新过：重新载入页面会取得新的内容。
        </Translate>
      </p>
      <button className={styles.retry} type="button" onClick={onRetry}>
        <Translate id="errors.module.retry" description="Button that loads the failed part again">
          重试
        </Translate>
      </button>
      <button className={styles.reload} type="button" hidden={!tried} onClick={onReload}>
        <Translate id="errors.module.reload" description="Button that loads the whole page again">
          重新载入页面
        </Translate>
      </button>
    </>
  );
}
