import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The community area's sidebar. */
export default {
  community: ['support', 'members'],
} satisfies SidebarsConfig;
