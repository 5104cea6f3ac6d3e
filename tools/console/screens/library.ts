import type {Screen} from './types';

/** The local library and the stores. */
export const library: readonly Screen[] = [
  {
    id: 'library',
    route: '/enterprise/demo/shared/local',
    ready: {text: {zh: 'RabbitMQ', en: 'RabbitMQ'}},
    phone: {x: 68, y: 60, width: 560, height: 540},
    alt: {
      zh: '本地组件库：应用模板 shop、MySQL、Redis、RabbitMQ，每个有说明、标签、版本和安装；右上角是离线导入和创建应用模版。',
      en: 'The local library: the application templates shop, MySQL, Redis and RabbitMQ, each with a description, tags, its version and Install; at the top right, the buttons to import and to create a template.',
    },
  },
  {
    id: 'market-install',
    route: '/team/dev/region/rainbond/create/market',
    ready: {text: {zh: 'RabbitMQ', en: 'RabbitMQ'}},
    region: {x: 0, y: 0, width: 1280, height: 770},
    phone: {x: 68, y: 60, width: 560, height: 560},
    alt: {
      zh: '从应用市场安装：上面是搜索框，本地组件库的页签里列出模板 shop、MySQL、Redis、RabbitMQ 和 shop-report，每个都有安装。',
      en: 'Installing from a market: a search field above; the tab of the local library lists the templates shop, MySQL, Redis, RabbitMQ and shop-report, each with a button to install it.',
    },
  },
  {
    id: 'library-install',
    route: '/enterprise/demo/shared/local',
    window: {width: 1280, height: 900},
    steps: [{click: {label: 'applicationMarket.localMarket.have.install'}}],
    ready: {css: '.ant-modal-footer'},
    region: {x: 360, y: 80, width: 560, height: 700},
    phone: {x: 360, y: 80, width: 560, height: 700},
    alt: {
      zh: '从组件库安装应用的窗口：选择团队、集群、应用和应用版本。',
      en: 'The window for installing a template from the library: team, cluster, application and version.',
    },
  },
  {
    id: 'library-import',
    route: '/enterprise/demo/shared/import',
    ready: {text: {zh: 'shop-1.2.0-ram.tar.gz', en: 'shop-1.2.0-ram.tar.gz'}},
    region: {x: 0, y: 0, width: 1280, height: 760},
    phone: {x: 68, y: 60, width: 560, height: 600},
    alt: {
      zh: '离线导入：上传文件的入口，已上传的文件里有 shop-1.2.0-ram.tar.gz，下面选择导入范围。',
      en: 'Importing offline: where files are uploaded, shop-1.2.0-ram.tar.gz among those that have been, and for whom to import below.',
    },
  },
];
