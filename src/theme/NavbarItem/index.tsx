import NavbarItem from '@theme-original/NavbarItem';
import {memo} from 'react';

/** Memoized, because the theme's navbar rerenders all its entries whenever the phone menu opens or closes. */
export default memo(NavbarItem);
