import versions from '../../versions.json';

type InBothLanguages = Readonly<Record<'zh' | 'en', string>>;

/** A patch of a series that this site documents. */
export type Patch = {readonly patch: string; readonly released: string; readonly changes: InBothLanguages};

/** A series whose documentation is on a separate site. */
export type Archive = {
  /** As named by the archive; more than one when the archive covers them together. */
  readonly series: readonly string[];
  /** Newest first. */
  readonly patches: readonly string[];
  readonly released: string;
  readonly changes?: InBothLanguages;
  readonly docs: string;
};

const patches: readonly Patch[] = [
  {patch: '5.14.2', released: '2023-06-20', changes: {zh: 'amd64、arm64 与混合架构的集群', en: 'amd64, arm64, and mixed clusters'}},
  {patch: '5.14.1', released: '2023-06-06', changes: {zh: '单机镜像瘦身、团队部署引导', en: 'Smaller single-node image, guide page for teams'}},
  {patch: '5.14.0', released: '2023-05-16', changes: {zh: '语言构建包升级、整应用删除', en: 'New language buildpacks, deletion of whole applications'}},
];

/** The patches covered by the published documentation in `versions.json`, newest first. */
export const publishedPatches = patches.filter(({patch}) => versions.some((version) => patch.startsWith(`${version}.`)));

/** Documentation of earlier series, newest first: the source of the version list and the version menu. */
export const archives: readonly Archive[] = [
  {
    series: ['5.13'],
    patches: ['5.13.0'],
    released: '2023-03-22',
    changes: {zh: 'Gateway API 扩展网关，Operator 的展示', en: 'Gateway API gateways, display of operators'},
    docs: 'https://v5.13-docs.rainbond.com/docs/',
  },
  {
    series: ['5.12'],
    patches: ['5.12.0'],
    released: '2023-03-03',
    changes: {zh: '平台级插件与能力，流水线插件', en: 'Platform plugins and abilities, pipeline plugin'},
    docs: 'https://v5.12-docs.rainbond.com/docs/',
  },
  {
    series: ['5.11'],
    patches: ['5.11.1', '5.11.0'],
    released: '2023-02-17',
    changes: {zh: '导出 Helm Chart，集群与节点面板', en: 'Helm chart export, cluster and node panels'},
    docs: 'https://v5.11-docs.rainbond.com/docs/',
  },
  {
    series: ['5.10'],
    patches: ['5.10.1', '5.10.0'],
    released: '2022-11-29',
    changes: {zh: '工作空间与平台管理视图，更多 Kubernetes 属性', en: 'Workspace and platform views, more Kubernetes attributes'},
    docs: 'https://v5.10-docs.rainbond.com/docs/',
  },
  {
    series: ['5.9'],
    patches: ['5.9.0'],
    released: '2022-10-27',
    changes: {zh: 'Containerd；用 Helm 可装在 Kubernetes 1.24、1.25 上', en: 'Containerd; installs on Kubernetes 1.24 and 1.25 with Helm'},
    docs: 'https://v5.9-docs.rainbond.com/docs/',
  },
  {
    series: ['5.8'],
    patches: ['5.8.1', '5.8.0'],
    released: '2022-09-12',
    changes: {zh: '导入 Kubernetes 资源，英文界面', en: 'Import of Kubernetes resources, English interface'},
    docs: 'https://v5.8-docs.rainbond.com/docs/',
  },
  {
    series: ['5.7'],
    patches: ['5.7.1', '5.7.0'],
    released: '2022-06-30',
    changes: {zh: '插件共享，对接多家公有云的 Helm 安装', en: 'Plugin sharing, Helm installation on several public clouds'},
    docs: 'https://v5.7-docs.rainbond.com/docs/',
  },
  {
    series: ['5.6'],
    patches: ['5.6.0'],
    released: '2022-03-09',
    changes: {zh: '一条命令单机体验，Helm 安装', en: 'One-command trial, Helm installation'},
    docs: 'https://v5.6-docs.rainbond.com/docs/',
  },
  {
    series: ['5.5'],
    patches: ['5.5.0'],
    released: '2021-12-14',
    changes: {zh: 'Istio 治理模式，可自定义英文资源名', en: 'Istio governance mode, readable resource names'},
    docs: 'https://v5.6-docs.rainbond.com/docs/v5.5/',
  },
  {series: ['5.4'], patches: ['5.4.0'], released: '2021-09-23', changes: {zh: 'Kubernetes 1.20–1.22', en: 'Kubernetes 1.20–1.22'}, docs: 'https://v5.6-docs.rainbond.com/docs/v5.4/'},
  {
    series: ['5.3'],
    patches: ['5.3.3', '5.3.2', '5.3.1'],
    released: '2021-08-18',
    changes: {zh: 'Helm 应用接入，大应用批量升级', en: 'Helm applications, bulk upgrade of large applications'},
    docs: 'https://v5.6-docs.rainbond.com/docs/v5.3/quick_start/rainbond_overview',
  },
  {series: ['5.2'], patches: ['5.2.2'], released: '2020-10-16', docs: 'https://v5.6-docs.rainbond.com/docs/v5.2/quick-start/rainbond_overview'},
  {series: ['5.0', '5.1'], patches: ['5.1.11'], released: '2020-03-11', docs: 'https://v5.6-docs.rainbond.com/docs/v5.1/quick-start/rainbond_overview'},
];

/** Label of an archive's link. */
export const archiveLabel = ({series}: Archive): string => `V${series.at(-1) ?? ''}`;

/** The newest archives: the version menu in the specification lists 5.10 to 5.13. */
export const archivesInMenu = archives.slice(0, 4);
