import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {api} from './sidebars-api';
import {delivery, devops, enterprise, expand, kubernetesNative, localization, microService} from './sidebars-guides';
import {manual} from './sidebars-manual';
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
    {
      type: 'category',
      label: '安装与升级',
      key: 'installation',
      link: {type: 'doc', id: 'installation/index'},
      items: [
        {
          type: 'category',
          label: '基于主机安装',
          key: 'install-with-ui',
          link: {type: 'doc', id: 'installation/install-with-ui/index'},
          items: ['installation/install-with-ui/install-from-k8s', 'installation/install-with-ui/install-by-rainbond'],
        },
        {
          type: 'category',
          label: '基于 Kubernetes 安装',
          key: 'install-with-helm',
          link: {type: 'doc', id: 'installation/install-with-helm/index'},
          items: [
            'installation/install-with-helm/install-from-kubernetes',
            'installation/install-with-helm/vaules-config',
            {
              type: 'category',
              label: '托管 Kubernetes',
              key: 'install-cloud',
              link: {type: 'doc', id: 'installation/install-with-helm/cloud/index'},
              items: [
                'installation/install-with-helm/cloud/ack-install-with-helm',
                'installation/install-with-helm/cloud/cce-install-with-helm',
              ],
            },
            {
              type: 'category',
              label: '其他方式',
              key: 'install-other',
              link: {type: 'doc', id: 'installation/install-with-helm/other/index'},
              items: [
                'installation/install-with-helm/other/k3s-install-with-helm',
                'installation/install-with-helm/other/install-from-minikube',
                'installation/install-with-helm/other/install-from-rancher',
              ],
            },
          ],
        },
        {
          type: 'category',
          label: '高可用安装',
          key: 'ha-deployment',
          link: {type: 'doc', id: 'installation/ha-deployment/index'},
          items: [
            {
              type: 'category',
              label: '准备与要求',
              key: 'ha-overview',
              link: {type: 'doc', id: 'installation/ha-deployment/overview/index'},
              items: ['installation/ha-deployment/overview/mysql-ha', 'installation/ha-deployment/overview/deploy-keepalived'],
            },
            {
              type: 'category',
              label: '安装 Kubernetes',
              key: 'ha-k8s',
              link: {type: 'doc', id: 'installation/ha-deployment/deploy-k8s/index'},
              items: ['installation/ha-deployment/deploy-k8s/rke-config'],
            },
            {
              type: 'category',
              label: '共享存储',
              key: 'ha-storage',
              link: {type: 'doc', id: 'installation/ha-deployment/storage/index'},
              items: ['installation/ha-deployment/storage/ceph-rbd'],
            },
            {
              type: 'category',
              label: '安装集群端',
              key: 'ha-region',
              link: {type: 'doc', id: 'installation/ha-deployment/deploy-rainbond/index'},
              items: ['installation/ha-deployment/deploy-rainbond/init-rainbond-config'],
            },
            'installation/ha-deployment/console-recover',
          ],
        },
        'installation/offline/index',
        'upgrade/latest-version',
        'installation/uninstall',
      ],
    },
    ...devops,
    ...kubernetesNative,
    ...microService,
    ...delivery,
    ...localization,
    {
      type: 'category',
      label: '集群管理指南',
      key: 'cluster-manage',
      link: {type: 'doc', id: 'cluster-manage/index'},
      items: [
        {
          type: 'category',
          label: '状态监控',
          key: 'cluster-status',
          link: {type: 'doc', id: 'cluster-manage/status-monitor/index'},
          items: ['cluster-manage/status-monitor/dashboard'],
        },
        'cluster-manage/cluster-info',
        'cluster-manage/resource-limit',
        {
          type: 'category',
          label: '节点管理',
          key: 'cluster-nodes',
          link: {type: 'doc', id: 'cluster-manage/nodes/index'},
          items: ['cluster-manage/nodes/add-node'],
        },
      ],
    },
    manual.length === 0
      ? 'use-manual/index'
      : {type: 'category', label: '使用手册', key: 'use-manual', link: {type: 'doc', id: 'use-manual/index'}, items: manual},
    {
      type: 'category',
      label: '运维手册',
      key: 'ops-guide',
      link: {type: 'doc', id: 'ops-guide/index'},
      items: [
        {
          type: 'category',
          label: '平台组件',
          key: 'ops-component',
          link: {type: 'doc', id: 'ops-guide/component/index'},
          items: ['ops-guide/component/rainbond-operator', 'ops-guide/component/rbd-hub'],
        },
        'ops-guide/migrate-app',
        {
          type: 'category',
          label: '高级运维',
          key: 'ops-management',
          link: {type: 'doc', id: 'ops-guide/management/index'},
          items: [
            'ops-guide/management/resource-cleanup',
            'ops-guide/management/data-migration',
            'ops-guide/management/container-runtime-switch',
            'ops-guide/management/change-gateway',
            'ops-guide/management/kaniko-args',
            'ops-guide/management/docker-log',
            'ops-guide/management/custom-shared-storage',
            'ops-guide/management/change-ports',
            'ops-guide/management/switch-registry',
            'ops-guide/management/auto-cert',
            'ops-guide/management/reset-admin-password',
          ],
        },
        {
          type: 'category',
          label: '存储方案',
          key: 'ops-storage',
          link: {type: 'doc', id: 'ops-guide/storage/index'},
          items: ['ops-guide/storage/ali-disk', 'ops-guide/storage/change-nfs'],
        },
        {
          type: 'category',
          label: '集群监控',
          key: 'ops-monitor',
          link: {type: 'doc', id: 'ops-guide/monitor/index'},
          items: [
            'ops-guide/monitor/monitor-alert-items',
            'ops-guide/monitor/monitor-alert-deploy',
            {
              type: 'category',
              label: '告警配置',
              key: 'ops-alert',
              link: {type: 'doc', id: 'ops-guide/monitor/alert/index'},
              items: [
                'ops-guide/monitor/alert/alert-wechat',
                'ops-guide/monitor/alert/alert-dingtalk',
                'ops-guide/monitor/alert/alert-mail',
              ],
            },
          ],
        },
        {
          type: 'category',
          label: '命令行',
          key: 'ops-tools',
          link: {type: 'doc', id: 'ops-guide/tools/index'},
          items: ['ops-guide/tools/grctl', 'ops-guide/tools/shell'],
        },
        ...expand,
      ],
    },
    {
      type: 'category',
      label: '常见问题',
      key: 'troubleshooting',
      link: {type: 'doc', id: 'troubleshooting/index'},
      items: [
        {
          type: 'category',
          label: '安装问题',
          key: 'troubleshooting-installation',
          link: {type: 'doc', id: 'troubleshooting/installation/index'},
          items: ['troubleshooting/installation/dind', 'troubleshooting/installation/ui', 'troubleshooting/installation/helm'],
        },
        {
          type: 'category',
          label: '使用问题',
          key: 'troubleshooting-use',
          link: {type: 'doc', id: 'troubleshooting/use/index'},
          items: [
            'troubleshooting/use/build',
            'troubleshooting/use/run',
            'troubleshooting/use/gateway',
            'troubleshooting/use/cluster-connect',
            'troubleshooting/use/console-exception',
            'troubleshooting/use/cluster-component',
            'troubleshooting/use/other',
          ],
        },
      ],
    },
    ...enterprise,
  ],
  ...(api.length > 0 ? {api} : {}),
  ...(store.length > 0 ? {store} : {}),
} satisfies SidebarsConfig;
