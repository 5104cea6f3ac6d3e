import NavbarItem from '@theme-original/NavbarItem';
import {memo} from 'react';

/** The theme's bar makes all its entries anew whenever the menu of a phone changes its state. */
export default memo(NavbarItem);
