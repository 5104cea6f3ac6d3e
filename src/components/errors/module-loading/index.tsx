import Translate, {translate} from '@docusaurus/Translate';
import type {LoadingComponentProps} from 'react-loadable';

import styles from './styles.module.css';

/**
 * Shown while a page's module loads: nothing before the loader's delay (200 ms), then a
 * spinner; where loading fails, the message and a button that tries again.
 */
export default function ModuleLoading({error, retry, pastDelay}: LoadingComponentProps) {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p className={styles.message}>
          <Translate id="errors.module.message" description="Shown where a part of a page could not be loaded">
            这部分内容没能加载，请检查网络后重试。
          </Translate>
        </p>
        <p className={styles.detail}>{String(error)}</p>
        <button className={styles.retry} type="button" onClick={retry}>
          <Translate id="errors.module.retry" description="Button that loads the failed part again">
            重试
          </Translate>
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className={styles.hidden}>
        {translate({id: 'errors.module.loading', message: '正在加载', description: 'Read by screen readers while a page loads'})}
      </span>
    </div>
  );
}
