import type {Screen} from './types';

/** Applications. */
export const apps: readonly Screen[] = [
  {
    id: 'app-topology',
    route: '/team/dev/region/rainbond/apps/1',
    window: {width: 1280, height: 1000},
    steps: [{click: {label: 'appOverview.btn.arrange'}}],
    ready: {css: 'canvas'},
    phone: {x: 360, y: 340, width: 560, height: 600},
    alt: {
      zh: '应用 shop 的总览：上面是运行状态与用量，下面的拓扑图里，访问从网关到 web，再到 api，最后到 mysql 与 redis。',
      en: 'The overview of the application shop: its status and what it uses at the top; in the topology below, visits go from the gateway to web, on to api, and from there to mysql and redis.',
    },
  },
];
