import type {LoadContext, Plugin} from '@docusaurus/types';

import {fillAnnouncement} from '../../config/announcement';

const FILE = 'bar';

type Themed = {readonly announcementBar?: {readonly content: string}};

/**
 * Has what the announcement bar says translated as the labels of the other bars are, in `i18n/<language>/announcement/bar.json`.
 * The framework shows it as it is configured, in every language.
 */
export default function announcement({siteConfig, baseUrl}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as Themed;
  return {
    name: 'announcement',
    getTranslationFiles: () =>
      announcementBar ? [{path: FILE, content: {content: {message: announcementBar.content, description: 'Announcement bar above the documentation, HTML'}}}] : [],
    translateThemeConfig({translationFiles}) {
      const content = translationFiles.find(({path}) => path === FILE)?.content.content?.message;
      return announcementBar && content !== undefined ? {announcementBar: {...announcementBar, content: fillAnnouncement(content, baseUrl)}} : {};
    },
  };
}
