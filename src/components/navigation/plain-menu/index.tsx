import Translate from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';

import styles from './styles.module.css';

/** The phone menu without JavaScript: the navbar's items in a native disclosure. */
export default function PlainMenu() {
  // The theme types its items loosely: after validation each is one of the item components' props.
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  return (
    <noscript className={styles.frame}>
      <details className={styles.menu}>
        <summary className={styles.label}>
          <Translate id="navigation.plainMenu.label" description="Opens the phone menu where scripts are off">
            菜单
          </Translate>
        </summary>
        <ul className={styles.list}>
          {items.map((item, index) => (
            <NavbarItem mobile {...item} key={index} />
          ))}
        </ul>
      </details>
    </noscript>
  );
}
