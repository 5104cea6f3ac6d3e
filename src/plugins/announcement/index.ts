import type {LoadContext, Plugin} from '@docusaurus/types';

import {fillAnnouncement} from '../../config/announcement';

const FILE = 'bar';

type Themed = {readonly announcementBar?: {readonly id: string; readonly content: string; readonly isCloseable: boolean}};

/** Runs after the theme's own script, which hides the bar if any announcement was closed before. Shows the bar again if it was a different one. */
const showAnother = (id: string) =>
  `try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(id)})document.documentElement.setAttribute('data-announcement-bar-initially-dismissed','false')}catch{}`;

/**
 * Makes the text of the announcement bar translatable like the labels of the other bars, in `i18n/<language>/announcement/bar.json`.
 * The framework shows the text as it is configured, in every language. If the bar can be closed, a new announcement is
 * shown from the first page on; the framework's styles would hide it until the second page.
 */
export default function announcement({siteConfig, baseUrl}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as Themed;
  return {
    name: 'announcement',
    injectHtmlTags: () => (announcementBar?.isCloseable ? {preBodyTags: [{tagName: 'script', innerHTML: showAnother(announcementBar.id)}]} : {}),
    getTranslationFiles: () =>
      announcementBar ? [{path: FILE, content: {content: {message: announcementBar.content, description: 'Announcement bar above the documentation, HTML'}}}] : [],
    translateThemeConfig({translationFiles}) {
      const content = translationFiles.find(({path}) => path === FILE)?.content.content?.message;
      return announcementBar && content !== undefined ? {announcementBar: {...announcementBar, content: fillAnnouncement(content, baseUrl)}} : {};
    },
  };
}
