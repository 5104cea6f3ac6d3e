import type {Plugin} from '@docusaurus/types';

import {environment} from '../../config/env';

/** Runs after the theme's own script, which takes any attribute of the page from the address (`?docusaurus-data-theme=dark`). */
const KEEP_LIGHT = "for(const name of ['data-theme','data-theme-choice'])document.documentElement.setAttribute(name,'light')";

/** Keeps the site light whatever its address says, where it is built without the switch. */
export default function fixedLight(): Plugin {
  return {
    name: 'fixed-light',
    injectHtmlTags: () => (environment.colorModeSwitch ? {} : {preBodyTags: [{tagName: 'script', innerHTML: KEEP_LIGHT}]}),
  };
}
