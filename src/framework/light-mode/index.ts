import {environment} from '../../config/env';
import {changeError} from '../change-error';
import type {Parts} from '../parts';

/** Runs after the theme's own script, which takes any attribute of the page from the address (`?docusaurus-data-theme=dark`). */
const KEEP_LIGHT = "for(const name of ['data-theme','data-theme-choice'])document.documentElement.setAttribute(name,'light')";

/** What the theme's script looks for in the address. */
const QUERY_PREFIX = 'docusaurus-data-';

/** Whether the page's inline scripts set the mode from the address before the light mode is set, and not after it. */
export const keepsLight = (scripts: string): boolean => scripts.includes(QUERY_PREFIX) && scripts.lastIndexOf(QUERY_PREFIX) < scripts.indexOf(KEEP_LIGHT);

/** Keeps the site light whatever its address says, if it is built without the colour mode switch. */
export const lightMode: Parts = {
  plugin: () =>
    environment.colorModeSwitch
      ? {}
      : {
          injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: KEEP_LIGHT}]}),
          async postBuild({preBodyTags}) {
            if (!keepsLight(preBodyTags)) {
              throw changeError('light-mode', 'no script at the beginning of a page sets the colour mode from its address, or one does so after the light mode is set.', 'light-mode/index.ts with @docusaurus/theme-classic/lib/inlineScripts.js');
            }
          },
        },
};
