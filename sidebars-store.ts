import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItems = Extract<SidebarsConfig[string], unknown[]>;

/** The app store's sidebar: using what is in the store, and publishing to it. */
export const store: SidebarItems = [
  {
    type: 'category',
    label: '使用指南',
    key: 'store-install',
    collapsed: false,
    items: ['store/install/appPackage', 'store/install/onLineInstall'],
  },
  {
    type: 'category',
    label: '发布指南',
    key: 'store-publish',
    collapsed: false,
    items: ['store/onLine/aindex', 'store/onLine/create', 'store/onLine/publish', 'store/onLine/putaway'],
  },
];
