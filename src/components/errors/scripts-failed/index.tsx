import Translate from '@docusaurus/Translate';

import TryAgain from '@site/src/components/errors/try-again';
import {SCRIPTS_FAILED} from '@site/src/lib/page-scripts';

import styles from './styles.module.css';

/**
 * Shown when the scripts of a page could not be loaded before hydration: its text stays readable, and a button
 * retries. The page's script loader (`src/framework/loading`) shows the note and handles its buttons.
 */
export default function ScriptsFailed() {
  return (
    <div className={styles.note} id={SCRIPTS_FAILED} role="alert" hidden>
      <p className={styles.message}>
        <Translate id="errors.scripts.message" description="Shown where the scripts of a page could not be loaded, so that it can be read but its controls don't work">
          页面只载入了一部分：文字可以阅读，菜单和搜索还不能用。请检查网络后重试。
        </Translate>
      </p>
      <TryAgain />
    </div>
  );
}
