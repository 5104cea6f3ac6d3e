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
];
