import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItems = Extract<SidebarsConfig[string], unknown[]>;

/** The app store's sidebar. */
export const store: SidebarItems = [];
