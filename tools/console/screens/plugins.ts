import type {Screen} from './types';

const TEAM = '/team/dev/region/rainbond';

/** Plugins of a team. */
export const plugins: readonly Screen[] = [
  {
    id: 'plugins',
    route: `${TEAM}/myplugns`,
    ready: {text: {zh: '服务综合网络治理插件', en: '服务综合网络治理插件'}},
    region: {x: 0, y: 0, width: 1280, height: 420},
    phone: {x: 310, y: 110, width: 560, height: 290},
    alt: {
      zh: '我的插件：带加号的卡片用来新建或从应用市场安装，旁边是服务综合网络治理插件，卡片上有删除和管理。',
      en: 'The plugins of a team: the card with a plus creates one or installs one from a market; beside it the plugin for network governance (its name is Chinese), which can be deleted and managed.',
    },
  },
  {
    id: 'plugin-create',
    route: `${TEAM}/create-plugin`,
    window: {width: 1280, height: 1000},
    ready: {css: 'form'},
    region: {x: 300, y: 130, width: 760, height: 720},
    phone: {x: 400, y: 130, width: 560, height: 710},
    alt: {
      zh: '新建插件的表单：插件名称、安装来源（选了镜像）、插件类别（默认是入口网络）、镜像地址、填写仓库账号密码、最小内存、CPU、启动命令和一句话说明。',
      en: 'The form for a new plugin: name, source (image is chosen), type (Entrance network unless another is chosen), image address, registry credentials, memory, CPU, start command and a description.',
    },
  },
  {
    id: 'plugin-config-add',
    route: `${TEAM}/myplugns/p1a2b3c4`,
    window: {width: 1280, height: 700},
    steps: [
      {click: {label: 'teamOther.manage.add'}},
      {fill: {css: '.ant-modal #config_name'}, text: {zh: 'collector', en: 'collector'}},
      {fill: {css: '.ant-modal input[type=text]', nth: 1}, text: {zh: 'input_path', en: 'input_path'}},
    ],
    ready: {css: '.ant-drawer-open form, .ant-modal form'},
    region: {x: 70, y: 80, width: 1140, height: 475},
    phone: {x: 90, y: 80, width: 560, height: 475},
    alt: {
      zh: '新增配置组的窗口：配置组名 collector，依赖元数据选了不依赖，注入类型选了环境变量，下面一行配置项是属性名 input_path、协议、类型、默认值、能不能修改和简要说明。',
      en: 'The window for a new configuration group: the name collector, no dependency on metadata, injection by environment variables; below, one option with its name input_path, protocol, type, default value, whether it can be changed, and a note.',
    },
  },
  {
    id: 'plugin-egress-config',
    route: `${TEAM}/components/gr3f2a11/plugin`,
    window: {width: 1024, height: 1400},
    situation: 'egress-enabled',
    steps: [{click: {label: 'componentOverview.body.renderInstalled.look'}}],
    ready: {label: 'componentOverview.body.renderInstalled.updata'},
    region: {x: 0, y: 165, width: 1024, height: 925},
    phone: {x: 40, y: 425, width: 560, height: 580},
    alt: {
      zh: '组件 web 的插件页签：出口网络治理插件已开通，查看配置以后，下游应用 api 的 8080 端口有 Domains、Prefix、Headers、Weight、MaxConnections 等参数，各带默认值；下面是更新配置和隐藏配置。',
      en: 'The plugin tab of the component web: the egress plugin (its name is Chinese) is enabled; its configuration for port 8080 of the dependency api has Domains, Prefix, Headers, Weight, MaxConnections and more, each with its default; below, the buttons to update and to hide it.',
    },
  },
];
