import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';

/** Adds the list of all versions below the archive; the configuration's labels for this menu are never translated. */
export default function DocsVersionDropdownWrapper({dropdownItemsAfter, ...props}: Props) {
  const all = {
    label: translate({id: 'navigation.versions.all', message: '全部版本', description: 'Entry of the version menu, leads to the list of all versions'}),
    to: '/docs/versions',
  };
  return <DocsVersionDropdownNavbarItem {...props} dropdownItemsAfter={[...dropdownItemsAfter, all]} />;
}
