import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Versions with release notes, newest first. */
const releases = [
  '5.14.2',
  '5.14.1',
  '5.14.0',
  '5.13.0',
  '5.12.0',
  '5.11.1',
  '5.11.0',
  '5.10.1',
  '5.10.0',
  '5.9.0',
  '5.8.1',
  '5.8.0',
  '5.7.1',
  '5.7.0',
  '5.6.0',
  '5.5.0',
  '5.4.0',
  '5.3.3',
  '5.3.2',
  '5.3.1',
] as const;

/** The community area's sidebar. */
export default {
  community: [
    'support',
    'members',
    {
      type: 'category',
      label: '参与贡献',
      key: 'contribution',
      link: {type: 'doc', id: 'contribution/index'},
      items: [
        {
          type: 'category',
          label: '贡献代码',
          key: 'contribution-code',
          link: {type: 'doc', id: 'contribution/compile/index'},
          items: ['contribution/compile/console', 'contribution/compile/region'],
        },
        'contribution/document/index',
        'contribution/app-share/index',
        'contribution/plugin/index',
      ],
    },
    {
      type: 'category',
      label: '版本变更',
      key: 'change',
      link: {type: 'doc', id: 'change/index'},
      items: releases.map((version) => `change/${version}`),
    },
    'faqs',
  ],
} satisfies SidebarsConfig;
