import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {releases} from './src/config/releases';

/** The community area's sidebar. */
export default {
  community: [
    'index',
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
