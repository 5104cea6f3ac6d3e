import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItems = Extract<SidebarsConfig[string], unknown[]>;

/** The user manual, by what the reader works on: first steps, components, applications, teams, the app store. */
export const manual: SidebarItems = [
  {
    type: 'category',
    label: '使用入门',
    key: 'manual-get-start',
    link: {type: 'doc', id: 'use-manual/get-start/index'},
    items: [
      {
        type: 'category',
        label: '学习概念',
        key: 'manual-get-start-concept',
        link: {type: 'doc', id: 'use-manual/get-start/concept/index'},
        items: [
          'use-manual/get-start/concept/team',
          'use-manual/get-start/concept/app',
          'use-manual/get-start/concept/component',
          'use-manual/get-start/concept/plugin',
          'use-manual/get-start/concept/gateway',
          'use-manual/get-start/concept/glossary',
        ],
      },
      'use-manual/get-start/team-management-and-multi-tenancy',
      'use-manual/get-start/create-app-from-source',
      'use-manual/get-start/create-app-from-market',
      'use-manual/get-start/create-dependency',
      'use-manual/get-start/release-to-market',
      'use-manual/get-start/upgrade-from-market',
      'use-manual/get-start/offline-delivery-with-market',
    ],
  },
  {
    type: 'category',
    label: '部署组件',
    key: 'manual-component-create',
    link: {type: 'doc', id: 'use-manual/component-create/index'},
    items: [
      'use-manual/component-create/creation-process',
      {
        type: 'category',
        label: '源码构建',
        key: 'manual-component-create-language-support',
        link: {type: 'doc', id: 'use-manual/component-create/language-support/index'},
        items: [
          {
            type: 'category',
            label: 'Java',
            key: 'manual-component-create-language-support-java',
            link: {type: 'doc', id: 'use-manual/component-create/language-support/java/index'},
            items: [
              'use-manual/component-create/language-support/java/java-maven',
              'use-manual/component-create/language-support/java/java-multi-module-build',
              'use-manual/component-create/language-support/java/java-jar',
              'use-manual/component-create/language-support/java/java-war',
              'use-manual/component-create/language-support/java/java-gradle',
              'use-manual/component-create/language-support/java/java-maven-de',
              'use-manual/component-create/language-support/java/tomcat-redis-session',
              'use-manual/component-create/language-support/java/webapp-runner',
            ],
          },
          'use-manual/component-create/language-support/dockefile',
          'use-manual/component-create/language-support/python',
          'use-manual/component-create/language-support/php',
          'use-manual/component-create/language-support/netcore',
          'use-manual/component-create/language-support/golang',
          'use-manual/component-create/language-support/html',
          'use-manual/component-create/language-support/nodejs',
          'use-manual/component-create/language-support/nodejs-static',
          'use-manual/component-create/language-support/slugignore',
          'use-manual/component-create/language-support/procfile',
          'use-manual/component-create/language-support/rainbondfile',
          'use-manual/component-create/language-support/envs',
        ],
      },
      {
        type: 'category',
        label: '镜像构建',
        key: 'manual-component-create-image-support',
        link: {type: 'doc', id: 'use-manual/component-create/image-support/index'},
        items: [
          'use-manual/component-create/image-support/docker-compose',
          'use-manual/component-create/image-support/image',
        ],
      },
      {
        type: 'category',
        label: '第三方组件',
        key: 'manual-component-create-thirdparty-service',
        link: {type: 'doc', id: 'use-manual/component-create/thirdparty-service/index'},
        items: [
          'use-manual/component-create/thirdparty-service/thirdparty-define',
          'use-manual/component-create/thirdparty-service/thirdparty-design',
          'use-manual/component-create/thirdparty-service/thirdparty-create',
        ],
      },
      {
        type: 'category',
        label: '本地文件',
        key: 'manual-component-create-package-support',
        link: {type: 'doc', id: 'use-manual/component-create/package-support/index'},
        items: [
          'use-manual/component-create/package-support/jar-war',
        ],
      },
    ],
  },
  {
    type: 'category',
    label: '组件管理',
    key: 'manual-component-manage',
    link: {type: 'doc', id: 'use-manual/component-manage/index'},
    items: [
      {
        type: 'category',
        label: '总览',
        key: 'manual-component-manage-overview',
        link: {type: 'doc', id: 'use-manual/component-manage/overview/index'},
        items: [
          'use-manual/component-manage/overview/basic-operation',
          'use-manual/component-manage/overview/service-properties',
        ],
      },
      {
        type: 'category',
        label: '监控',
        key: 'manual-component-manage-monitor',
        link: {type: 'doc', id: 'use-manual/component-manage/monitor/index'},
        items: [
          'use-manual/component-manage/monitor/service-monitor',
          'use-manual/component-manage/monitor/custom-monitor',
        ],
      },
      'use-manual/component-manage/service-log',
      {
        type: 'category',
        label: '伸缩',
        key: 'manual-component-manage-automatic-telescoping',
        link: {type: 'doc', id: 'use-manual/component-manage/automatic-telescoping/index'},
        items: [
          'use-manual/component-manage/automatic-telescoping/service-auto-scaling',
        ],
      },
      {
        type: 'category',
        label: '环境变量',
        key: 'manual-component-manage-env',
        link: {type: 'doc', id: 'use-manual/component-manage/env/index'},
        items: [
          'use-manual/component-manage/env/advanced-env',
        ],
      },
      {
        type: 'category',
        label: '存储',
        key: 'manual-component-manage-custom-volume',
        link: {type: 'doc', id: 'use-manual/component-manage/custom-volume/index'},
        items: [
          'use-manual/component-manage/custom-volume/service-volume-custom',
        ],
      },
      'use-manual/component-manage/service-port-domain',
      'use-manual/component-manage/service-plugins',
      {
        type: 'category',
        label: '构建源',
        key: 'manual-component-manage-build-source',
        link: {type: 'doc', id: 'use-manual/component-manage/build-source/index'},
        items: [
          'use-manual/component-manage/build-source/change_source_type',
          'use-manual/component-manage/build-source/auto_build',
        ],
      },
      'use-manual/component-manage/other/index',
      'use-manual/component-manage/limits',
    ],
  },
  {
    type: 'category',
    label: '应用管理',
    key: 'manual-app-manage',
    link: {type: 'doc', id: 'use-manual/app-manage/index'},
    items: [
      {
        type: 'category',
        label: '总览',
        key: 'manual-app-manage-overview',
        link: {type: 'doc', id: 'use-manual/app-manage/overview/index'},
        items: [
          'use-manual/app-manage/overview/app-topology',
          'use-manual/app-manage/overview/operation',
        ],
      },
      'use-manual/app-manage/share-app',
      {
        type: 'category',
        label: '应用升级',
        key: 'manual-app-manage-app-upgrade',
        link: {type: 'doc', id: 'use-manual/app-manage/app-upgrade/index'},
        items: [
          'use-manual/app-manage/app-upgrade/upgrade-app',
        ],
      },
      'use-manual/app-manage/config-group',
      'use-manual/app-manage/manage-helm-app',
    ],
  },
  {
    type: 'category',
    label: '团队管理',
    key: 'manual-team-manage',
    link: {type: 'doc', id: 'use-manual/team-manage/index'},
    items: [
      {
        type: 'category',
        label: '网关',
        key: 'manual-team-manage-gateway',
        link: {type: 'doc', id: 'use-manual/team-manage/gateway/index'},
        items: [
          {
            type: 'category',
            label: '访问策略',
            key: 'manual-team-manage-gateway-rules',
            link: {type: 'doc', id: 'use-manual/team-manage/gateway/rules/index'},
            items: [
              'use-manual/team-manage/gateway/rules/domain',
              'use-manual/team-manage/gateway/rules/tcpip',
            ],
          },
          'use-manual/team-manage/gateway/certs/index',
        ],
      },
      {
        type: 'category',
        label: '插件',
        key: 'manual-team-manage-plugin-manage',
        link: {type: 'doc', id: 'use-manual/team-manage/plugin-manage/index'},
        items: [
          'use-manual/team-manage/plugin-manage/plugin-design-develop',
          'use-manual/team-manage/plugin-manage/mesh-plugin',
          'use-manual/team-manage/plugin-manage/new-plugin',
          'use-manual/team-manage/plugin-manage/tcm-plugin',
          'use-manual/team-manage/plugin-manage/create-mysql-plugin',
        ],
      },
    ],
  },
  {
    type: 'category',
    label: '应用市场',
    key: 'manual-app-store-manage',
    link: {type: 'doc', id: 'use-manual/app-store-manage/index'},
    items: [
      'use-manual/app-store-manage/install-app',
      'use-manual/app-store-manage/share-app',
      'use-manual/app-store-manage/export-non-container-package',
    ],
  },
];
