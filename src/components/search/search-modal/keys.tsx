import Translate from '@docusaurus/Translate';

import styles from './styles.module.css';

/** The keyboard shortcuts of the dialog; hidden on touch screens. */
export default function Keys() {
  return (
    <ul className={styles.keys}>
      <li>
        <kbd>↵</kbd>
        <Translate id="search.keys.open" description="What Enter does in the search dialog">
          打开
        </Translate>
      </li>
      <li>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <Translate id="search.keys.choose" description="What the arrow keys do in the search dialog">
          选择
        </Translate>
      </li>
      <li>
        <kbd>Esc</kbd>
        <Translate id="search.keys.close" description="What Esc does in the search dialog">
          关闭
        </Translate>
      </li>
    </ul>
  );
}
