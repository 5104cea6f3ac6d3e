import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';

import styles from './styles.module.css';

/** The bar of marketing and blog pages: the same entries as the docs-style bar, and one action. */
export default function SiteBar() {
  // The theme types its items loosely: after validation each is one of the item components' props.
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  const [left, right] = splitNavbarItems(items);
  return (
    <div className={styles.bar}>
      <NavbarMobileSidebarToggle />
      <NavbarLogo />
      <div className={styles.menus}>
        {left.map((item, index) => (
          <NavbarItem {...item} key={index} />
        ))}
      </div>
      <div className={styles.tools}>
        {right.map((item, index) => (
          <NavbarItem {...item} key={index} />
        ))}
        <NavbarColorModeToggle className={styles.toggle} />
        <Link className={styles.action} to="/docs/quick-start/quick-install">
          <Translate id="navigation.siteBar.install" description="Button of the navigation bar, leads to the quick installation">
            安装
          </Translate>
        </Link>
      </div>
    </div>
  );
}
