import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

import TryAgain from '@site/src/components/errors/try-again';
import VisuallyHidden from '@site/src/components/ui/visually-hidden';

import styles from './styles.module.css';

/**
 * Shown while a page's module loads: nothing during the loader's delay (200 ms), then a
 * spinner. If loading fails, the error and a retry button are shown. A module that fails
 * again may be gone because a newer version of the site has been deployed: reloading the
 * page fetches that version.
 */
export default function ModuleLoading({error, retry, pastDelay}: LoadingComponentProps) {
  const [tried, setTried] = useState(false);
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p className={styles.message}>
          <Translate id="errors.module.message" description="Shown where a part of a page could not be loaded">
            这部分内容没能加载，请检查网络后重试。
          </Translate>
        </p>
        <p className={styles.detail}>{String(error)}</p>
        <TryAgain
          tried={tried}
          onRetry={() => {
            setTried(true);
            retry();
          }}
          onReload={() => window.location.reload()}
        />
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <VisuallyHidden>{translate({id: 'errors.module.loading', message: '正在加载', description: 'Read by screen readers while a page loads'})}</VisuallyHidden>
    </div>
  );
}
