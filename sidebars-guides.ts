import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Guide = Extract<SidebarsConfig[string], unknown[]>[number];

/** From a commit to a running version, with the platform's own builds or with pipelines. */
export const devops: Guide = {
  type: 'category',
  label: 'DevOps 指南',
  key: 'guide-devops',
  link: {type: 'doc', id: 'devops/index'},
  items: [
    'devops/overview/index',
    'devops/code-repository/index',
    {
      type: 'category',
      label: '部署应用',
      key: 'guide-devops-app-deploy',
      link: {type: 'doc', id: 'devops/app-deploy/index'},
      items: [
        'devops/app-deploy/react-vue',
        'devops/app-deploy/springboot',
        {
          type: 'category',
          label: '工具集成',
          key: 'guide-devops-app-deploy-ci-tools',
          link: {type: 'doc', id: 'devops/app-deploy/ci-tools/index'},
          items: [
            'devops/app-deploy/ci-tools/gitlab-ci',
            'devops/app-deploy/ci-tools/sonarqube',
          ],
        },
      ],
    },
    'devops/env-version/index',
    {
      type: 'category',
      label: '持续部署',
      key: 'guide-devops-continuous-deploy',
      link: {type: 'doc', id: 'devops/continuous-deploy/index'},
      items: [
        'devops/continuous-deploy/gitops',
        'devops/continuous-deploy/auto-build',
      ],
    },
    {
      type: 'category',
      label: '应用调试',
      key: 'guide-devops-app-debug',
      link: {type: 'doc', id: 'devops/app-debug/index'},
      items: [
        'devops/app-debug/nocalhost',
      ],
    },
    {
      type: 'category',
      label: '流水线插件',
      key: 'guide-devops-pipeline',
      link: {type: 'doc', id: 'devops/pipeline/index'},
      items: [
        'devops/pipeline/install',
        'devops/pipeline/app-service',
        'devops/pipeline/repository',
        'devops/pipeline/images',
        'devops/pipeline/deploy-history',
        'devops/pipeline/pipelines',
      ],
    },
  ],
};

/** From one environment to another, connected or not. */
export const delivery: Guide = {
  type: 'category',
  label: '应用交付指南',
  key: 'guide-delivery',
  link: {type: 'doc', id: 'delivery/index'},
  items: [
    {
      type: 'category',
      label: '持续交付',
      key: 'guide-delivery-continuous',
      link: {type: 'doc', id: 'delivery/continuous/index'},
      items: [
        'delivery/continuous/source-code',
        'delivery/continuous/ram',
        'delivery/continuous/multi-env',
      ],
    },
    {
      type: 'category',
      label: '离线交付',
      key: 'guide-delivery-offline',
      link: {type: 'doc', id: 'delivery/offline/index'},
      items: [
        'delivery/offline/micro-service',
        'delivery/offline/development-iteration',
      ],
    },
    'delivery/app-model-parameters',
  ],
};

/** Services that call one another: governance, tracing, profiling. */
export const microService: Guide = {
  type: 'category',
  label: '微服务指南',
  key: 'guide-micro-service',
  link: {type: 'doc', id: 'micro-service/index'},
  items: [
    'micro-service/overview/index',
    {
      type: 'category',
      label: '服务网格',
      key: 'guide-micro-service-service-mesh',
      link: {type: 'doc', id: 'micro-service/service-mesh/index'},
      items: [
        'micro-service/service-mesh/regist_and_discover',
        'micro-service/service-mesh/connection_env',
        'micro-service/service-mesh/traffic-management',
        {
          type: 'category',
          label: '熔断与限流',
          key: 'guide-micro-service-service-mesh-fused-limit',
          link: {type: 'doc', id: 'micro-service/service-mesh/fused-limit/index'},
          items: [
            'micro-service/service-mesh/fused-limit/fused',
            'micro-service/service-mesh/fused-limit/limit',
          ],
        },
        {
          type: 'category',
          label: '治理模式',
          key: 'guide-micro-service-service-mesh-model',
          link: {type: 'doc', id: 'micro-service/service-mesh/model/index'},
          items: [
            'micro-service/service-mesh/model/deploy-istio',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Spring Cloud 示例',
      key: 'guide-micro-service-example',
      link: {type: 'doc', id: 'micro-service/example/index'},
      items: [
        'micro-service/example/pig',
        'micro-service/example/blade',
      ],
    },
    {
      type: 'category',
      label: '链路追踪',
      key: 'guide-micro-service-tracking',
      link: {type: 'doc', id: 'micro-service/tracking/index'},
      items: [
        'micro-service/tracking/pinpoint',
        'micro-service/tracking/skywalking',
        'micro-service/tracking/jaeger',
      ],
    },
    {
      type: 'category',
      label: '性能分析',
      key: 'guide-micro-service-analysis',
      link: {type: 'doc', id: 'micro-service/analysis/index'},
      items: [
        'micro-service/analysis/pyroscope',
        'micro-service/analysis/arthas',
      ],
    },
  ],
};

/** For those who bring YAML, Helm charts or running namespaces. */
export const kubernetesNative: Guide = {
  type: 'category',
  label: '原生 Kubernetes 指南',
  key: 'guide-kubernetes-native',
  link: {type: 'doc', id: 'kubernetes-native-guide/index'},
  items: [
    'kubernetes-native-guide/overview/index',
    {
      type: 'category',
      label: 'YAML 部署',
      key: 'guide-kubernetes-native-yaml',
      link: {type: 'doc', id: 'kubernetes-native-guide/yaml/index'},
      items: [
        'kubernetes-native-guide/yaml/create',
        'kubernetes-native-guide/yaml/example',
      ],
    },
    {
      type: 'category',
      label: 'Helm 部署',
      key: 'guide-kubernetes-native-helm',
      link: {type: 'doc', id: 'kubernetes-native-guide/helm/index'},
      items: [
        'kubernetes-native-guide/helm/docking_helm_store',
        'kubernetes-native-guide/helm/creation-process',
        'kubernetes-native-guide/helm/manage-helm-app',
        'kubernetes-native-guide/helm/helm-cmd-install',
        'kubernetes-native-guide/helm/example',
        'kubernetes-native-guide/helm/export-chart',
      ],
    },
    'kubernetes-native-guide/deploy-job',
    {
      type: 'category',
      label: '导入已有资源',
      key: 'guide-kubernetes-native-import-manage',
      link: {type: 'doc', id: 'kubernetes-native-guide/import-manage/index'},
      items: [
        'kubernetes-native-guide/import-manage/non-workload',
        'kubernetes-native-guide/import-manage/import-resource',
        'kubernetes-native-guide/import-manage/special-attribute',
      ],
    },
    'kubernetes-native-guide/gateway-api',
  ],
};

/** Domestic hardware and several processor architectures. */
export const localization: Guide = {
  type: 'category',
  label: '信创指南',
  key: 'guide-localization',
  link: {type: 'doc', id: 'localization-guide/index'},
  items: [
    'localization-guide/overview/index',
    'localization-guide/multi-arch-installation',
    'localization-guide/multi-arch-app-deploy',
    'localization-guide/multi-arch-app-orchestration',
    'localization-guide/multi-arch-model',
  ],
};

/** Plugins and practices that extend applications. */
export const expand: Guide = {
  type: 'category',
  label: '扩展',
  key: 'guide-expand',
  link: {type: 'doc', id: 'expand/index'},
  items: [
    'expand/practices/app-dev/connect-api',
    'expand/practices/app-dev/auto-schema',
    'expand/practices/app-dev/data-initialization',
  ],
};

/** The enterprise edition, as its owner states it. */
export const enterprise: Guide = {
  type: 'category',
  label: '企业版手册',
  key: 'guide-enterprise',
  link: {type: 'doc', id: 'enterprise/index'},
  items: [
    {
      type: 'category',
      label: '可观测中心',
      key: 'guide-enterprise-observability',
      link: {type: 'doc', id: 'enterprise/observability/index'},
      items: [
        'enterprise/observability/dashboard',
        'enterprise/observability/large-screen',
        'enterprise/observability/global-logs',
        'enterprise/observability/alarm',
      ],
    },
    'enterprise/xinchuang',
    'enterprise/gray-release',
    'enterprise/scanner',
    {
      type: 'category',
      label: '安全能力',
      key: 'guide-enterprise-security',
      link: {type: 'doc', id: 'enterprise/security/index'},
      items: [
        'enterprise/security/waf',
        'enterprise/security/audit',
        'enterprise/safe',
      ],
    },
    'enterprise/backup',
    'enterprise/offline',
    'enterprise/style',
    'enterprise/GPU',
    {
      type: 'category',
      label: '其他功能',
      key: 'guide-enterprise-other',
      link: {type: 'doc', id: 'enterprise/other/index'},
      items: [
        'enterprise/other/team-resource',
        'enterprise/other/file-manage',
      ],
    },
  ],
};
