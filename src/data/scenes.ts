import {translate} from '@docusaurus/Translate';

export type Need = 'develop' | 'deliver' | 'operate' | 'xinchuang';

/** A use scene as shown on walls and in lists; the page itself is `src/pages/usescene/<id>.mdx`. */
export type SceneEntry = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The needs it helps with; the first one is the card's label. */
  readonly needs: readonly [Need, ...Need[]];
  /** The drawing that represents it. */
  readonly icon: 'branch' | 'layers' | 'cloud' | 'disc' | 'box' | 'chip' | 'rocket' | 'mesh';
  /** Where to start, if a single-machine installation isn't enough. */
  readonly start?: {readonly to: string; readonly label: string};
};

/** The needs to filter the wall by, in display order. */
export const needs: readonly {readonly key: Need; readonly label: string}[] = [
  {key: 'develop', label: translate({id: 'scene.need.develop', message: '研发', description: 'Need, filter of the wall of use scenes'})},
  {key: 'deliver', label: translate({id: 'scene.need.deliver', message: '交付', description: 'Need, filter of the wall of use scenes'})},
  {key: 'operate', label: translate({id: 'scene.need.operate', message: '管理与运维', description: 'Need, filter of the wall of use scenes'})},
  {key: 'xinchuang', label: translate({id: 'scene.need.xinchuang', message: '信创', description: 'Need, filter of the wall of use scenes: domestic processors and systems (Xinchuang)'})},
];

/** All use scenes in the order of the wall. */
export const scenes: readonly SceneEntry[] = [
  {
    id: 'offlineDelivery',
    title: translate({id: 'scene.offlineDelivery.title', message: '离线环境交付', description: 'Title of a use scene'}),
    summary: translate({
      id: 'scene.offlineDelivery.summary',
      message: '客户机房不通外网。把应用导出成一个包带进去，导入、安装；以后的版本照样导出、导入，按版本升级。',
      description: 'Summary of a use scene',
    }),
    needs: ['deliver'],
    icon: 'disc',
    start: {to: '/docs/installation/offline/', label: translate({id: 'scene.offlineDelivery.start', message: '看离线安装', description: 'Button beside the use scene about offline delivery, leads to the offline installation'})},
  },
  {
    id: 'IntegrationDev',
    title: translate({id: 'scene.IntegrationDev.title', message: '一体化开发测试环境', description: 'Title of a use scene'}),
    summary: translate({
      id: 'scene.IntegrationDev.summary',
      message: 'GitLab 管代码，平台管构建与环境。提交信息里写上 @deploy 才构建，其余的推送不会触发。',
      description: 'Summary of a use scene; keep @deploy',
    }),
    needs: ['develop'],
    icon: 'branch',
  },
  {
    id: 'EnterpriseDeliveryOne',
    title: translate({id: 'scene.EnterpriseDeliveryOne.title', message: '企业应用持续交付', description: 'Title of a use scene'}),
    summary: translate({
      id: 'scene.EnterpriseDeliveryOne.summary',
      message: '标准产品卖给许多客户。先把产品做成能升级的模板，安装和升级由平台照着模板做。',
      description: 'Summary of a use scene',
    }),
    needs: ['deliver'],
    icon: 'rocket',
  },
  {
    id: 'EnterpriseDeliveryTwo',
    title: translate({id: 'scene.EnterpriseDeliveryTwo.title', message: '模块化个性化交付', description: 'Title of a use scene'}),
    summary: translate({
      id: 'scene.EnterpriseDeliveryTwo.summary',
      message: '每个客户都有特别的要求。产品切成模块，差异在复制出的环境里做，不再一个客户一条分支。',
      description: 'Summary of a use scene',
    }),
    needs: ['deliver', 'develop', 'xinchuang'],
    icon: 'layers',
  },
  {
    id: 'componentReuse',
    title: translate({id: 'scene.componentReuse.title', message: '业务积木式拼装', description: 'Title of a use scene'}),
    summary: translate({
      id: 'scene.componentReuse.summary',
      message: '把做过的功能存成大小不一的模板，下一个系统先从模板拼装，再补上缺少的部分。',
      description: 'Summary of a use scene',
    }),
    needs: ['develop', 'deliver'],
    icon: 'box',
  },
  {
    id: 'AppManagement',
    title: translate({id: 'scene.AppManagement.title', message: '企业应用统一管理', description: 'Title of a use scene'}),
    summary: translate({
      id: 'scene.AppManagement.summary',
      message: '供应商各有各的装法和维护办法。统一打包进一个商店，安装、检查、伸缩和恢复用同样的操作。',
      description: 'Summary of a use scene',
    }),
    needs: ['operate'],
    icon: 'mesh',
  },
  {
    id: 'MultiCloudManagement',
    title: translate({id: 'scene.MultiCloudManagement.title', message: '应用级多云管理', description: 'Title of a use scene'}),
    summary: translate({
      id: 'scene.MultiCloudManagement.summary',
      message: '几朵云、几个集群接到一个控制台，应用在它们之间复制、安装和升级。',
      description: 'Summary of a use scene',
    }),
    needs: ['operate', 'deliver'],
    icon: 'cloud',
  },
  {
    id: 'x86ToArm',
    title: translate({id: 'scene.x86ToArm.title', message: '国产化与信创支撑', description: 'Title of a use scene: domestic processors and systems (Xinchuang)'}),
    summary: translate({
      id: 'scene.x86ToArm.summary',
      message: '系统要从 x86 迁到 Arm 的国产服务器。源码在目标架构上直接构建，产物仍用模板交付。',
      description: 'Summary of a use scene',
    }),
    needs: ['xinchuang', 'develop'],
    icon: 'chip',
  },
];

/**
 * Finds a use scene by its id.
 * @throws Error if no use scene has the id
 */
export function sceneById(id: string): SceneEntry {
  const entry = scenes.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`No use scene "${id}" in src/data/scenes.ts.`);
  return entry;
}

/** Address of a use scene. */
export function scenePath({id}: Pick<SceneEntry, 'id'>): string {
  return `/usescene/${id}`;
}
