import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {api} from './sidebars-api';
import {store} from './sidebars-store';

/** The documentation's three sidebars; the API's and the store's have files of their own. */
export default {
  docs: [
    {
      type: 'category',
      label: '快速开始',
      key: 'quick-start',
      collapsed: false,
      items: [
        'quick-start/introduction',
        'quick-start/quick-install',
        'quick-start/getting-started',
        'quick-start/differences',
        {
          type: 'category',
          label: '架构',
          key: 'architecture',
          link: {type: 'doc', id: 'quick-start/architecture/architecture'},
          items: ['quick-start/architecture/design-concept', 'quick-start/architecture/flow'],
        },
        'quick-start/edition',
        'quick-start/release-cycle',
        'quick-start/roadmap',
      ],
    },
  ],
  ...(api.length > 0 ? {api} : {}),
  ...(store.length > 0 ? {store} : {}),
} satisfies SidebarsConfig;
