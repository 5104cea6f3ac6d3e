import type {Screen} from './types';

const LIBRARY = '/enterprise/demo/shared';

/** The button at the end of the first template's row. */
const TEMPLATE_MENU = {hover: {css: '.anticon.ant-dropdown-trigger', nth: 0}} as const;

/** Templates of the library, and other stores. */
export const stores: readonly Screen[] = [
  {
    id: 'template',
    route: `${LIBRARY}/app/a10000000000000000000000000c0001`,
    window: {width: 1440, height: 1000},
    ready: {css: '.ant-table-tbody tr'},
    region: {x: 0, y: 0, width: 1440, height: 610},
    phone: {x: 880, y: 60, width: 560, height: 550},
    alt: {
      zh: '模板 shop 的详情：上面是简介和编辑，下面的版本管理里有 1.2.0 和 1.1.0 两个版本，一行带 Release，每行可以编辑、设为或取消 Release 状态、删除。',
      en: 'The details of the template shop: its description above; among its versions 1.2.0 and 1.1.0, one is marked Release, and each can be edited, marked or unmarked as a release, and deleted.',
    },
  },
  {
    id: 'template-menu',
    route: `${LIBRARY}/local`,
    steps: [TEMPLATE_MENU],
    ready: {label: 'applicationMarket.localMarket.delete.template'},
    region: {x: 0, y: 0, width: 1280, height: 620},
    phone: {x: 720, y: 60, width: 560, height: 460},
    alt: {
      zh: '本地组件库：模板 shop 右边的菜单展开，有导出应用模版、编辑应用模板和删除应用模板。',
      en: 'The local library: the menu of the template shop is open, with exporting, editing and deleting the template.',
    },
  },
  {
    id: 'template-export',
    route: `${LIBRARY}/local`,
    window: {width: 1280, height: 900},
    steps: [TEMPLATE_MENU, {click: {label: 'applicationMarket.localMarket.export_app'}}],
    ready: {css: '.ant-modal-body'},
    region: {x: 360, y: 80, width: 560, height: 705},
    phone: {x: 360, y: 80, width: 560, height: 705},
    alt: {
      zh: '导出应用的窗口：导出版本下面有四种包。应用模型规范已经导出成功，可以下载和重新导出；非容器包、DockerComposeApp 规范和 Helm Chart 包还没有导出。',
      en: 'The window that exports an application: below the version four kinds of packages. The application model has been exported and can be downloaded; the non-container package, Docker Compose and the Helm chart haven’t been yet.',
    },
  },
  {
    id: 'store-helm-add',
    route: `${LIBRARY}/local`,
    window: {width: 1280, height: 900},
    steps: [
      {click: {css: '.ant-tabs-tab .anticon-plus'}},
      {click: {label: 'applicationMarket.AuthCompany.Helm'}},
      {click: {css: '.ant-modal .ant-checkbox-input'}},
      {fill: {css: '.ant-modal #name'}, text: {zh: 'podinfo', en: 'podinfo'}},
      {fill: {css: '.ant-modal #url'}, text: {zh: 'https://charts.example.com/podinfo', en: 'https://charts.example.com/podinfo'}},
    ],
    ready: {label: 'applicationMarket.HelmForm.shop_name'},
    callouts: [
      {step: 2, at: {label: 'applicationMarket.HelmForm.shop_name'}, says: {zh: '商店名称', en: 'Market name'}},
      {step: 3, at: {label: 'applicationMarket.HelmForm.address'}, says: {zh: '商店地址', en: 'Market address'}},
    ],
    region: {x: 360, y: 80, width: 560, height: 674},
    phone: {x: 360, y: 80, width: 560, height: 674},
    alt: {
      zh: '添加应用商店的窗口，Helm商店的页签：商店名称 podinfo、商店地址，勾选了私有商店，下面是商店用户名和商店密码。',
      en: 'The window that adds a store, on the tab for Helm: the name podinfo, the address, a tick for a private store, and the user name and password that it asks for.',
    },
  },
  {
    id: 'store-edit',
    route: `${LIBRARY}/1`,
    situation: 'stores',
    window: {width: 1280, height: 800},
    steps: [{click: {label: 'button.edit'}}],
    ready: {css: '.ant-modal form'},
    region: {x: 360, y: 80, width: 560, height: 585},
    phone: {x: 360, y: 80, width: 560, height: 585},
    alt: {
      zh: '编辑应用商店连接信息的窗口：标识 RainbondMarket、类型、通信地址、市场域和空着的 AccessKey。',
      en: 'The window that edits the connection to a store: the identifier RainbondMarket, type, address and domain of the market, and an empty AccessKey.',
    },
  },
];
