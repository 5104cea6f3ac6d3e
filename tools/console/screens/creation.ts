import type {Screen} from './types';

const TEAM = '/team/dev/region/rainbond';

/** Below the bar of the console. */
const TOP = 60;

/** The ways to create a component, and the wizard after them. */
export const creation: readonly Screen[] = [
  {
    id: 'create-source',
    route: `${TEAM}/create/code/custom`,
    window: {width: 1280, height: 720},
    steps: [
      {fill: {css: '#service_cname'}, text: {zh: 'api', en: 'api'}},
      {fill: {css: '#k8s_component_name'}, text: {zh: 'api', en: 'api'}},
      {fill: {css: '#git_url'}, text: {zh: 'https://git.example.com/shop/api.git', en: 'https://git.example.com/shop/api.git'}},
      {fill: {css: '#code_version'}, text: {zh: 'main', en: 'main'}},
    ],
    ready: {css: '#git_url'},
    region: {x: 0, y: TOP, width: 1280, height: 640},
    phone: {x: 380, y: 215, width: 540, height: 440},
    alt: {
      zh: '从源码创建组件的表单：应用名称、组件名称、组件英文名称、仓库地址、代码版本和 CPU 架构，最下面是确认创建；左侧菜单里有新建。',
      en: 'The form that creates a component from source: application, component name, English name, repository, code version and CPU architecture, with the button to create it below; New is in the menu on the left.',
    },
  },
  {
    id: 'create-sample',
    route: `${TEAM}/create/code/demo`,
    window: {width: 1280, height: 780},
    steps: [{click: {css: '.ant-select-selection'}}, {click: {text: {zh: 'Java-Maven Demo', en: 'Java-Maven Demo'}}}],
    ready: {css: 'input[value="java-maven-demo"]'},
    region: {x: 0, y: TOP, width: 1280, height: 700},
    phone: {x: 360, y: 200, width: 560, height: 540},
    alt: {
      zh: '从示例创建：选了 Java-Maven Demo，其余字段已经填好，不能修改；下面是 CPU 架构和确认创建。',
      en: 'Creation from a sample: Java-Maven Demo is chosen, the other fields are filled in and can’t be changed; the CPU architecture and the button to create it follow.',
    },
  },
  {
    id: 'create-package',
    route: `${TEAM}/create/code/jwar`,
    window: {width: 1280, height: 760},
    steps: [{fill: {css: '#service_cname'}, text: {zh: 'api', en: 'api'}}, {fill: {css: '#k8s_component_name'}, text: {zh: 'api', en: 'api'}}],
    ready: {text: {zh: 'shop-api-1.4.2.jar', en: 'shop-api-1.4.2.jar'}},
    region: {x: 0, y: TOP, width: 1280, height: 680},
    phone: {x: 380, y: 215, width: 540, height: 480},
    alt: {
      zh: '软件包的表单：组件名称、上传文件的按钮，文件列表里是 shop-api-1.4.2.jar，下面是 CPU 架构和确认创建。',
      en: 'The form for packages: component name, the upload button, shop-api-1.4.2.jar in the list of files, and below the CPU architecture and the button to create it.',
    },
  },
  {
    id: 'create-docker-run',
    route: `${TEAM}/create/image/dockerrun`,
    window: {width: 1280, height: 720},
    steps: [
      {fill: {css: '#service_cname'}, text: {zh: 'mysql', en: 'mysql'}},
      {fill: {css: '#k8s_component_name'}, text: {zh: 'mysql', en: 'mysql'}},
      {fill: {css: '#docker_cmd'}, text: {zh: 'docker run -d\n  -e MYSQL_DATABASE=demo mysql:8.0', en: 'docker run -d\n  -e MYSQL_DATABASE=demo mysql:8.0'}},
    ],
    ready: {css: '#docker_cmd'},
    region: {x: 0, y: TOP, width: 1280, height: 640},
    phone: {x: 380, y: 215, width: 540, height: 460},
    alt: {
      zh: 'Docker Run 页签：组件名称和英文名称是 mysql，命令框里是两行 docker run 命令，下面是私有仓库的账号密码和确认创建。',
      en: 'The Docker Run tab: the component is called mysql, the command field holds a docker run command of two lines; below are the account of a private registry and the button to create it.',
    },
  },
  {
    id: 'create-compose',
    route: `${TEAM}/create/image/Dockercompose`,
    window: {width: 1280, height: 800},
    steps: [{fill: {css: '#group_name'}, text: {zh: 'shop', en: 'shop'}}, {fill: {css: '#k8s_app'}, text: {zh: 'shop', en: 'shop'}}],
    ready: {css: '#group_name'},
    region: {x: 0, y: TOP, width: 1280, height: 740},
    phone: {x: 290, y: 200, width: 560, height: 560},
    alt: {
      zh: 'Docker Compose 页签：应用名称、应用英文名称，下面是编辑 Compose 文件的编辑器。',
      en: 'The Docker Compose tab: the application’s name and English name, and the editor for the Compose file below.',
    },
  },
  {
    id: 'create-third-party',
    route: `${TEAM}/create/outer`,
    window: {width: 1280, height: 720},
    steps: [
      {fill: {css: '#service_cname'}, text: {zh: 'payment', en: 'payment'}},
      {fill: {css: '#k8s_component_name'}, text: {zh: 'payment', en: 'payment'}},
      {click: {css: '.anticon-plus-circle'}},
      {fill: {css: '#static input, input[placeholder]', nth: 2}, text: {zh: '192.0.2.61:8443', en: '192.0.2.61:8443'}},
      {fill: {css: '#static input, input[placeholder]', nth: 3}, text: {zh: '192.0.2.62:8443', en: '192.0.2.62:8443'}},
    ],
    ready: {css: '#service_cname'},
    region: {x: 0, y: TOP, width: 1280, height: 600},
    phone: {x: 260, y: 150, width: 560, height: 490},
    alt: {
      zh: '添加第三方组件的表单：组件名称、英文名称、应用名称，注册方式选了静态注册，下面是两行组件地址。',
      en: 'The form for a third-party component: name, English name, application, static registration, and two rows with its addresses.',
    },
  },
  {
    id: 'create-check-passed',
    route: `${TEAM}/create/create-check/gr0e5d7a`,
    window: {width: 960, height: 640},
    ready: {label: 'confirmModal.component.check.title.success'},
    region: {x: 80, y: TOP, width: 880, height: 550},
    phone: {x: 160, y: 100, width: 560, height: 500},
    alt: {
      zh: '组件构建源检测通过：代码语言 Java-maven，源码信息是仓库地址和分支；下面是放弃构建和下一步。',
      en: 'Component build source detection passed: the language is Java-maven, with the repository and its branch; below are the buttons to give up and to go on.',
    },
  },
  {
    id: 'create-check-failed',
    route: `${TEAM}/create/create-check/gr2c9e04`,
    window: {width: 960, height: 620},
    ready: {label: 'confirmModal.component.check.title.error'},
    region: {x: 80, y: TOP, width: 880, height: 500},
    phone: {x: 160, y: 100, width: 560, height: 390},
    alt: {
      zh: '组件构建源检测未通过：红色的叉后面写着“镜像(mysql:8.0)获取失败,国内访问Docker官方仓库经常不稳定”，末尾的链接能修改镜像；下面是重新检测和放弃构建。',
      en: 'Component build source detection failed: behind a red cross it says, in Chinese, that the image mysql:8.0 could not be fetched; the link at its end changes the image. Below are the buttons to check again and to give up.',
    },
  },
  {
    id: 'create-build-settings',
    route: `${TEAM}/create/create-configFile/gr0e5d7a`,
    window: {width: 1280, height: 1400},
    ready: {label: 'componentOverview.body.CodeBuildConfig.card_title'},
    region: {x: 80, y: 440, width: 1200, height: 800},
    phone: {x: 90, y: 440, width: 560, height: 480},
    alt: {
      zh: '环境配置页的源码构建参数设置：OpenJDK 是 1.8，Maven 是 3.9.1，构建命令和参数已经填好，启动命令是空的。',
      en: 'The build settings on the wizard’s environment page: OpenJDK 1.8, Maven 3.9.1, command and parameters of the build filled in, no start command.',
    },
  },
  {
    id: 'create-advanced',
    route: `${TEAM}/create/create-configPort/gr0e5d7a`,
    window: {width: 1280, height: 800},
    ready: {text: {zh: '5000', en: '5000'}},
    region: {x: 80, y: TOP, width: 1200, height: 710},
    phone: {x: 90, y: 125, width: 560, height: 320},
    alt: {
      zh: '高级配置：端口 5000 打开了对外服务，下面的配置文件、环境变量、存储配置可以展开，最后是确认构建。',
      en: 'The advanced settings: port 5000 is open to the outside; configuration files, variables and storage can be unfolded below, and the last button starts the build.',
    },
  },
  {
    id: 'third-party-instances',
    route: `${TEAM}/components/gr8f20be/thirdPartyServices`,
    window: {width: 1280, height: 680},
    ready: {text: {zh: '192.0.2.61:8443', en: '192.0.2.61:8443'}},
    region: {x: 0, y: TOP, width: 1280, height: 580},
    phone: {x: 0, y: 190, width: 560, height: 440},
    alt: {
      zh: '第三方组件 payment：四个页签，服务实例卡片写着静态注册、两个实例，下面两个地址都是健康。',
      en: 'The third-party component payment: four tabs, a card that says static and two instances, and both addresses below are healthy.',
    },
  },
  {
    id: 'third-party-health',
    route: `${TEAM}/components/gr8f20be/members`,
    window: {width: 1280, height: 480},
    ready: {label: 'componentOverview.body.tab.bar.members', nth: 0},
    region: {x: 0, y: TOP, width: 1280, height: 320},
    phone: {x: 0, y: 190, width: 560, height: 190},
    alt: {
      zh: '第三方组件的更多设置：健康检测的当前状态是健康，检测方式是 tcp，右边是编辑和禁用。',
      en: 'More settings of a third-party component: its health check says healthy and uses tcp; it can be edited and turned off on the right.',
    },
  },
];
