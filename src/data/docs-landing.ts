import {translate} from '@docusaurus/Translate';

import type {LandingLink} from './landing-link';

export type TaskKey = 'start' | 'install' | 'deploy' | 'deliver' | 'operate' | 'extend';

export type Task = {
  readonly key: TaskKey;
  readonly title: string;
  readonly text: string;
  /** The most popular pages, in order of preference: the first four that exist are shown. */
  readonly links: readonly LandingLink[];
  /** The section's own page. */
  readonly more?: LandingLink;
};

export type RoleEntry = {
  readonly title: string;
  readonly text: string;
  /** In order of preference: the first three that exist are shown. */
  readonly links: readonly LandingLink[];
};

/** “I want to …”: tasks that bring readers to the documentation. */
export function tasks(): readonly Task[] {
  return [
    {
      key: 'start',
      title: translate({id: 'docsLanding.start.title', message: '第一次来？', description: 'Title of the task for newcomers'}),
      text: translate({id: 'docsLanding.start.text', message: '按这三步，部署第一个应用。', description: 'Text of the task for newcomers'}),
      links: [
        {
          to: '/docs/quick-start/quick-install',
          label: translate({id: 'docsLanding.start.install', message: '快速安装', description: 'Step for newcomers'}),
          note: translate({id: 'docsLanding.start.installNote', message: '只要一台装了 Docker 的电脑', description: 'Note of a step for newcomers'}),
        },
        {
          to: '/docs/quick-start/getting-started',
          label: translate({id: 'docsLanding.start.firstApp', message: '快速入门', description: 'Step for newcomers'}),
          note: translate({id: 'docsLanding.start.firstAppNote', message: '从源码构建 Java 示例，再连上 MySQL', description: 'Note of a step for newcomers'}),
        },
        {
          to: '/docs/quick-start/introduction',
          label: translate({id: 'docsLanding.start.introduction', message: '认识 Rainbond', description: 'Step for newcomers'}),
          note: translate({id: 'docsLanding.start.introductionNote', message: '团队、应用、组件、集群是什么', description: 'Note of a step for newcomers'}),
        },
      ],
    },
    {
      key: 'install',
      title: translate({id: 'docsLanding.install.title', message: '安装', description: 'Title of a task'}),
      text: translate({id: 'docsLanding.install.text', message: '从一台笔记本到生产集群，先选适合你的方式。', description: 'Text of the installation task'}),
      links: [
        {
          to: '/docs/installation/install-with-helm/install-from-kubernetes',
          label: translate({id: 'docsLanding.install.kubernetes', message: '装进已有的 Kubernetes', description: 'Link of the installation task'}),
        },
        {
          to: '/docs/installation/install-with-ui/install-by-rainbond',
          label: translate({id: 'docsLanding.install.hosts', message: '从空白主机开始安装', description: 'Link of the installation task'}),
        },
        {
          to: '/docs/installation/ha-deployment/',
          label: translate({id: 'docsLanding.install.ha', message: '高可用安装', description: 'Link of the installation task'}),
        },
        {
          to: '/docs/installation/offline/',
          label: translate({id: 'docsLanding.install.offline', message: '离线安装', description: 'Link of the installation task'}),
        },
        {
          to: '/docs/quick-start/quick-install',
          label: translate({id: 'docsLanding.install.trial', message: '用一条命令在单机上试用', description: 'Link of the installation task'}),
        },
        {
          to: '/docs/quick-start/edition',
          label: translate({id: 'docsLanding.install.edition', message: '选择社区版、服务订阅或企业版', description: 'Link of the installation task'}),
        },
        {
          to: '/docs/quick-start/architecture/',
          label: translate({id: 'docsLanding.install.parts', message: '装好之后有哪些组件', description: 'Link of the installation task'}),
        },
      ],
      more: {
        to: '/docs/installation/',
        label: translate({id: 'docsLanding.install.more', message: '安装与升级', description: 'Link to the installation section'}),
      },
    },
    {
      key: 'deploy',
      title: translate({id: 'docsLanding.deploy.title', message: '部署我的代码', description: 'Title of a task'}),
      text: translate({id: 'docsLanding.deploy.text', message: '从源码、镜像、YAML 或 Chart，都可以创建组件。', description: 'Text of the deployment task'}),
      links: [
        {
          to: '/docs/use-manual/component-create/language-support/',
          label: translate({id: 'docsLanding.deploy.languages', message: '各种语言的源码构建', description: 'Link of the deployment task'}),
        },
        {
          to: '/docs/devops/app-deploy/springboot',
          label: translate({id: 'docsLanding.deploy.springBoot', message: '部署 Spring Boot 项目', description: 'Link of the deployment task'}),
        },
        {
          to: '/docs/kubernetes-native-guide/yaml/create',
          label: translate({id: 'docsLanding.deploy.yaml', message: '导入已有的 YAML', description: 'Link of the deployment task'}),
        },
        {
          to: '/docs/devops/continuous-deploy/auto-build',
          label: translate({id: 'docsLanding.deploy.autoBuild', message: '提交信息带关键字时自动构建', description: 'Link of the deployment task'}),
        },
        {
          to: '/docs/quick-start/getting-started',
          label: translate({id: 'docsLanding.deploy.firstApp', message: '从源码部署第一个应用', description: 'Link of the deployment task'}),
        },
        {
          to: '/docs/quick-start/edition',
          label: translate({id: 'docsLanding.deploy.versions', message: '支持的语言与版本', description: 'Link of the deployment task'}),
        },
        {
          to: '/docs/quick-start/architecture/',
          label: translate({id: 'docsLanding.deploy.path', message: '一次构建经过哪些组件', description: 'Link of the deployment task'}),
        },
      ],
      more: {
        to: '/docs/devops/',
        label: translate({id: 'docsLanding.deploy.more', message: 'DevOps 指南', description: 'Link to the DevOps section'}),
      },
    },
    {
      key: 'deliver',
      title: translate({id: 'docsLanding.deliver.title', message: '交付给客户', description: 'Title of a task'}),
      text: translate({id: 'docsLanding.deliver.text', message: '把整套应用做成模板，在线或离线装到别处。', description: 'Text of the delivery task'}),
      links: [
        {
          to: '/docs/use-manual/get-start/release-to-market',
          label: translate({id: 'docsLanding.deliver.template', message: '制作并发布应用模板', description: 'Link of the delivery task'}),
        },
        {
          to: '/docs/delivery/offline/',
          label: translate({id: 'docsLanding.deliver.offline', message: '交付到没有外网的环境', description: 'Link of the delivery task'}),
        },
        {
          to: '/docs/delivery/continuous/multi-env',
          label: translate({id: 'docsLanding.deliver.environments', message: '管理多套环境', description: 'Link of the delivery task'}),
        },
        {
          to: '/docs/localization-guide/',
          label: translate({id: 'docsLanding.deliver.xinchuang', message: '迁移到国产硬件', description: 'Link of the delivery task'}),
        },
        {
          to: '/docs/quick-start/architecture/flow',
          label: translate({id: 'docsLanding.deliver.flow', message: '五类组织的交付流程', description: 'Link of the delivery task'}),
        },
        {
          to: '/docs/quick-start/differences',
          label: translate({id: 'docsLanding.deliver.compare', message: '应用模板与 Helm Chart 的区别', description: 'Link of the delivery task'}),
        },
      ],
      more: {
        to: '/docs/delivery/',
        label: translate({id: 'docsLanding.deliver.more', message: '应用交付指南', description: 'Link to the delivery section'}),
      },
    },
    {
      key: 'operate',
      title: translate({id: 'docsLanding.operate.title', message: '日常运维', description: 'Title of a task'}),
      text: translate({id: 'docsLanding.operate.text', message: '升级、看监控、查日志、扩容，以及排除故障。', description: 'Text of the operations task'}),
      links: [
        {
          to: '/docs/troubleshooting/',
          label: translate({id: 'docsLanding.operate.errors', message: '按报错原文查找处理办法', description: 'Link of the operations task'}),
        },
        {
          to: '/docs/upgrade/latest-version',
          label: translate({id: 'docsLanding.operate.upgrade', message: '升级到 5.14.2', description: 'Link of the operations task'}),
        },
        {
          to: '/docs/use-manual/component-manage/automatic-telescoping/',
          label: translate({id: 'docsLanding.operate.scaling', message: '组件扩容与自动伸缩', description: 'Link of the operations task'}),
        },
        {
          to: '/docs/ops-guide/management/resource-cleanup',
          label: translate({id: 'docsLanding.operate.cleanup', message: '清理磁盘与镜像', description: 'Link of the operations task'}),
        },
        {
          to: '/docs/cluster-manage/',
          label: translate({id: 'docsLanding.operate.clusters', message: '管理多个集群', description: 'Link of the operations task'}),
        },
        {
          to: '/docs/quick-start/architecture/',
          label: translate({id: 'docsLanding.operate.components', message: '每个平台组件的职责与端口', description: 'Link of the operations task'}),
        },
        {
          to: '/docs/quick-start/release-cycle',
          label: translate({id: 'docsLanding.operate.releases', message: '版本号与发布周期', description: 'Link of the operations task'}),
        },
        {
          to: '/community/support',
          label: translate({id: 'docsLanding.operate.support', message: '提问前要准备什么', description: 'Link of the operations task'}),
        },
      ],
      more: {
        to: '/docs/ops-guide/',
        label: translate({id: 'docsLanding.operate.more', message: '运维手册', description: 'Link to the operations section'}),
      },
    },
    {
      key: 'extend',
      title: translate({id: 'docsLanding.extend.title', message: '集成与扩展', description: 'Title of a task'}),
      text: translate({id: 'docsLanding.extend.text', message: '用 OpenAPI、插件与服务治理接入自己的体系。', description: 'Text of the extension task'}),
      links: [
        {
          to: '/docs/Intro',
          label: translate({id: 'docsLanding.extend.api', message: 'OpenAPI 的用法', description: 'Link of the extension task'}),
        },
        {
          to: '/docs/use-manual/team-manage/plugin-manage/',
          label: translate({id: 'docsLanding.extend.plugins', message: '插件的安装与开发', description: 'Link of the extension task'}),
        },
        {
          to: '/docs/micro-service/service-mesh/',
          label: translate({id: 'docsLanding.extend.mesh', message: '治理模式、熔断与限流', description: 'Link of the extension task'}),
        },
        {
          to: '/docs/devops/pipeline/',
          label: translate({id: 'docsLanding.extend.pipeline', message: '流水线插件', description: 'Link of the extension task'}),
        },
        {
          to: '/docs/quick-start/architecture/design-concept',
          label: translate({id: 'docsLanding.extend.model', message: '应用模型怎样抽象', description: 'Link of the extension task'}),
        },
        {
          to: '/docs/quick-start/roadmap',
          label: translate({id: 'docsLanding.extend.roadmap', message: '路线图与提建议的方式', description: 'Link of the extension task'}),
        },
      ],
      more: {
        to: '/docs/expand/',
        label: translate({id: 'docsLanding.extend.more', message: '扩展指南', description: 'Link to the extension section'}),
      },
    },
  ];
}

/** Reading lists by role. */
export function roles(): readonly RoleEntry[] {
  return [
    {
      title: translate({id: 'docsLanding.developer.title', message: '应用开发者', description: 'Role on the docs landing page'}),
      text: translate({id: 'docsLanding.developer.text', message: '不写容器配置，从源码到访问地址。', description: 'What a role does'}),
      links: [
        {to: '/docs/quick-start/getting-started', label: translate({id: 'docsLanding.developer.start', message: '快速入门', description: 'Link for a role'})},
        {to: '/docs/devops/env-version/', label: translate({id: 'docsLanding.developer.environments', message: '环境与版本', description: 'Link for a role'})},
        {to: '/docs/devops/app-debug/', label: translate({id: 'docsLanding.developer.debug', message: '应用调试', description: 'Link for a role'})},
        {to: '/docs/quick-start/introduction', label: translate({id: 'docsLanding.developer.words', message: '应用、组件与依赖', description: 'Link for a role'})},
        {to: '/docs/quick-start/edition', label: translate({id: 'docsLanding.developer.languages', message: '语言版本列表', description: 'Link for a role'})},
      ],
    },
    {
      title: translate({id: 'docsLanding.delivery.title', message: '交付工程师', description: 'Role on the docs landing page'}),
      text: translate({id: 'docsLanding.delivery.text', message: '制作应用模板，安装和升级到各处环境。', description: 'What a role does'}),
      links: [
        {to: '/docs/delivery/continuous/', label: translate({id: 'docsLanding.delivery.continuous', message: '持续交付', description: 'Link for a role'})},
        {to: '/docs/delivery/offline/', label: translate({id: 'docsLanding.delivery.offline', message: '离线交付', description: 'Link for a role'})},
        {to: '/docs/use-manual/app-store-manage/', label: translate({id: 'docsLanding.delivery.market', message: '应用市场管理', description: 'Link for a role'})},
        {to: '/docs/quick-start/architecture/flow', label: translate({id: 'docsLanding.delivery.flow', message: '交付流程', description: 'Link for a role'})},
        {to: '/docs/quick-start/differences', label: translate({id: 'docsLanding.delivery.compare', message: '与 Helm 搭配使用', description: 'Link for a role'})},
      ],
    },
    {
      title: translate({id: 'docsLanding.admin.title', message: '平台管理员', description: 'Role on the docs landing page'}),
      text: translate({id: 'docsLanding.admin.text', message: '安装、接入并管理集群。', description: 'What a role does'}),
      links: [
        {to: '/docs/installation/ha-deployment/', label: translate({id: 'docsLanding.admin.ha', message: '高可用安装', description: 'Link for a role'})},
        {to: '/docs/cluster-manage/', label: translate({id: 'docsLanding.admin.clusters', message: '集群管理', description: 'Link for a role'})},
        {to: '/docs/ops-guide/', label: translate({id: 'docsLanding.admin.operations', message: '运维手册', description: 'Link for a role'})},
        {to: '/docs/quick-start/quick-install', label: translate({id: 'docsLanding.admin.install', message: '快速安装', description: 'Link for a role'})},
        {to: '/docs/quick-start/architecture/', label: translate({id: 'docsLanding.admin.architecture', message: '组件与端口', description: 'Link for a role'})},
        {to: '/docs/quick-start/release-cycle', label: translate({id: 'docsLanding.admin.releases', message: '版本与支持', description: 'Link for a role'})},
      ],
    },
    {
      title: translate({id: 'docsLanding.architect.title', message: '架构师', description: 'Role on the docs landing page'}),
      text: translate({id: 'docsLanding.architect.text', message: '先弄清边界与原理，再作选择。', description: 'What a role does'}),
      links: [
        {to: '/docs/quick-start/architecture/', label: translate({id: 'docsLanding.architect.architecture', message: '架构总览', description: 'Link for a role'})},
        {to: '/docs/quick-start/architecture/design-concept', label: translate({id: 'docsLanding.architect.concept', message: '设计思路', description: 'Link for a role'})},
        {to: '/docs/quick-start/differences', label: translate({id: 'docsLanding.architect.compare', message: '与其他方案的区别', description: 'Link for a role'})},
      ],
    },
  ];
}

/** Popular pages, in order of preference: the first eight that exist are shown. */
export function popularPages(): readonly LandingLink[] {
  const quickStart = translate({id: 'docsLanding.section.quickStart', message: '快速开始', description: 'Section of a popular page'});
  const installation = translate({id: 'docsLanding.section.installation', message: '安装与升级', description: 'Section of a popular page'});
  const api = translate({id: 'docsLanding.section.api', message: 'OpenAPI', description: 'Section of a popular page'});
  const questions = translate({id: 'docsLanding.section.questions', message: '常见问题', description: 'Section of a popular page'});
  const mesh = translate({id: 'docsLanding.section.mesh', message: '微服务指南', description: 'Section of a popular page'});
  return [
    {to: '/docs/quick-start/quick-install', label: translate({id: 'docsLanding.popular.install', message: '快速安装', description: 'Popular page'}), note: quickStart},
    {to: '/docs/quick-start/getting-started', label: translate({id: 'docsLanding.popular.start', message: '快速入门', description: 'Popular page'}), note: quickStart},
    {to: '/docs/installation/install-with-helm/vaules-config', label: translate({id: 'docsLanding.popular.values', message: 'Helm 的 values 配置', description: 'Popular page'}), note: installation},
    {to: '/docs/troubleshooting/', label: translate({id: 'docsLanding.popular.errors', message: '报错速查', description: 'Popular page'}), note: questions},
    {to: '/docs/micro-service/service-mesh/regist_and_discover', label: translate({id: 'docsLanding.popular.discovery', message: '注册与发现', description: 'Popular page'}), note: mesh},
    {to: '/docs/Intro', label: translate({id: 'docsLanding.popular.api', message: '调用 OpenAPI', description: 'Popular page'}), note: api},
    {to: '/docs/quick-start/architecture/', label: translate({id: 'docsLanding.popular.architecture', message: '架构总览', description: 'Popular page'}), note: quickStart},
    {to: '/docs/quick-start/edition', label: translate({id: 'docsLanding.popular.edition', message: '版本与功能', description: 'Popular page'}), note: quickStart},
    {to: '/docs/quick-start/architecture/design-concept', label: translate({id: 'docsLanding.popular.concept', message: '设计思路', description: 'Popular page'}), note: quickStart},
    {to: '/docs/quick-start/differences', label: translate({id: 'docsLanding.popular.compare', message: '与其他方案的区别', description: 'Popular page'}), note: quickStart},
    {to: '/docs/quick-start/release-cycle', label: translate({id: 'docsLanding.popular.releases', message: '版本与发布周期', description: 'Popular page'}), note: quickStart},
    {to: '/docs/quick-start/roadmap', label: translate({id: 'docsLanding.popular.roadmap', message: '路线图', description: 'Popular page'}), note: quickStart},
  ];
}

/** Releases and help. */
export function helpLinks(): readonly LandingLink[] {
  return [
    {
      to: '/community/change/5.14.2',
      label: translate({id: 'docsLanding.help.changes', message: '5.14.2 的变更', description: 'Link below the docs landing page'}),
      note: translate({id: 'docsLanding.help.changesNote', message: '新增、变更与升级动作', description: 'Note of a link below the docs landing page'}),
    },
    {
      to: '/docs/versions',
      label: translate({id: 'docsLanding.help.versions', message: '其他版本的文档', description: 'Link below the docs landing page'}),
      note: translate({id: 'docsLanding.help.versionsNote', message: '5.13 及更早的版本', description: 'Note of a link below the docs landing page'}),
    },
    {
      to: '/community/support',
      label: translate({id: 'docsLanding.help.support', message: '社区支持', description: 'Link below the docs landing page'}),
      note: translate({id: 'docsLanding.help.supportNote', message: '附上版本、安装方式与日志', description: 'Note of a link below the docs landing page'}),
    },
    {
      to: '/community/members',
      label: translate({id: 'docsLanding.help.members', message: '社区成员', description: 'Link below the docs landing page'}),
      note: translate({id: 'docsLanding.help.membersNote', message: '角色、职责与贡献者名单', description: 'Note of a link below the docs landing page'}),
    },
  ];
}

/** Example search terms. */
export function searchExamples(): readonly string[] {
  return [
    translate({id: 'docsLanding.search.port', message: '端口', description: 'Example of a search'}),
    translate({id: 'docsLanding.search.offline', message: '离线', description: 'Example of a search'}),
    'rbd-gateway',
    'no space left on device',
  ];
}
