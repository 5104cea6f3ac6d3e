import {translate} from '@docusaurus/Translate';

/** Who states a figure. */
export type ClaimSource = 'customer' | 'vendor';

export type Industry = 'software' | 'city' | 'industrial' | 'consumer';

export type CaseFigure = {
  readonly value: string;
  /** The earlier value of the figure, if the customer states it. */
  readonly before?: string;
  readonly label: string;
};

/** A case as shown on walls and in lists; the page itself is `src/pages/case/<id>.mdx`. */
export type CaseEntry = {
  readonly id: string;
  readonly name: string;
  readonly industry: Industry;
  /** Field of work, more specific than the industry. */
  readonly field: string;
  readonly summary: string;
  /** Missing if only benefits without a figure were published. */
  readonly figure?: CaseFigure;
  readonly claimBy: ClaimSource;
  /** Whether the card spans two columns and shows its figure in large type. */
  readonly leads?: boolean;
};

/** The industries to filter the wall by, in display order. */
export const industries: readonly {readonly key: Industry; readonly label: string}[] = [
  {key: 'software', label: translate({id: 'case.industry.software', message: '软件与数据', description: 'Industry, filter of the wall of cases'})},
  {key: 'city', label: translate({id: 'case.industry.city', message: '智慧城市', description: 'Industry, filter of the wall of cases'})},
  {key: 'industrial', label: translate({id: 'case.industry.industrial', message: '工业与物联网', description: 'Industry, filter of the wall of cases'})},
  {key: 'consumer', label: translate({id: 'case.industry.consumer', message: '消费与生活', description: 'Industry, filter of the wall of cases'})},
];

/** All cases in the order of the wall, which has rows of three columns; leading cases span two. */
export const cases: readonly CaseEntry[] = [
  {
    id: 'kgdata',
    name: translate({id: 'case.kgdata.name', message: '柯基数据', description: 'Name of a customer'}),
    industry: 'software',
    field: translate({id: 'case.kgdata.field', message: '知识图谱', description: 'Field of work of a customer'}),
    summary: translate({
      id: 'case.kgdata.summary',
      message: '产品要装进药企和医院的机房。从前要派一个团队，如今一名初级运维用离线模板就能完成。',
      description: 'Summary of a case',
    }),
    figure: {
      value: translate({id: 'case.kgdata.figure', message: '1 小时', description: 'Figure of a case'}),
      before: translate({id: 'case.kgdata.before', message: '1 周', description: 'What the figure was before'}),
      label: translate({id: 'case.kgdata.figureLabel', message: '一个项目的交付时间', description: 'What the figure of a case counts'}),
    },
    claimBy: 'customer',
    leads: true,
  },
  {
    id: 'xybigdata',
    name: translate({id: 'case.xybigdata.name', message: '咸阳市大数据管理局', description: 'Name of a customer'}),
    industry: 'city',
    field: translate({id: 'case.xybigdata.field', message: '政务与城市数据', description: 'Field of work of a customer'}),
    summary: translate({
      id: 'case.xybigdata.summary',
      message: '一百多个城市应用跑在三个集群上，用统一的网关对外，监控与伸缩都在平台上。',
      description: 'Summary of a case',
    }),
    figure: {
      value: '500+',
      label: translate({id: 'case.xybigdata.figureLabel', message: '平台上运行的组件', description: 'What the figure of a case counts'}),
    },
    claimBy: 'customer',
  },
  {
    id: 'boe',
    name: translate({id: 'case.boe.name', message: '京东方', description: 'Name of a customer'}),
    industry: 'industrial',
    field: translate({id: 'case.boe.field', message: '园区物联网', description: 'Field of work of a customer'}),
    summary: translate({
      id: 'case.boe.summary',
      message: '三十个行业物联网系统由一个平台管理，销售不等工程师也能演示。',
      description: 'Summary of a case',
    }),
    figure: {
      value: translate({id: 'case.boe.figure', message: '近 200', description: 'Figure of a case'}),
      label: translate({id: 'case.boe.figureLabel', message: '纳管的服务组件', description: 'What the figure of a case counts'}),
    },
    claimBy: 'vendor',
  },
  {
    id: 'diningroom',
    name: translate({id: 'case.diningroom.name', message: '某餐饮企业', description: 'An unnamed customer'}),
    industry: 'consumer',
    field: translate({id: 'case.diningroom.field', message: '餐饮连锁', description: 'Field of work of a customer'}),
    summary: translate({
      id: 'case.diningroom.summary',
      message: '供应商各有租户，推镜像就能交付，不操作生产环境。',
      description: 'Summary of a case',
    }),
    figure: {
      value: translate({id: 'case.diningroom.figure', message: '1 个月', description: 'Figure of a case'}),
      before: translate({id: 'case.diningroom.before', message: '3 个月', description: 'What was planned in place of the figure'}),
      label: translate({id: 'case.diningroom.figureLabel', message: '物流订单中台上线：计划与实际', description: 'What the figure of a case counts'}),
    },
    claimBy: 'vendor',
  },
  {
    id: 'penghai',
    name: translate({id: 'case.penghai.name', message: '鹏海软件', description: 'Name of a customer'}),
    industry: 'industrial',
    field: translate({id: 'case.penghai.field', message: '工业互联网', description: 'Field of work of a customer'}),
    summary: translate({
      id: 'case.penghai.summary',
      message: '一个项目一个团队，环境靠复制，不再反复安装中间件。',
      description: 'Summary of a case',
    }),
    figure: {
      value: '20–50',
      label: translate({id: 'case.penghai.figureLabel', message: '每个项目的组件数', description: 'What the figure of a case counts'}),
    },
    claimBy: 'customer',
  },
  {
    id: 'zhjl',
    name: translate({id: 'case.zhjl.name', message: '智慧巨鹿', description: 'Name of a project'}),
    industry: 'city',
    field: translate({id: 'case.zhjl.field', message: '县域智慧城市', description: 'Field of work of a customer'}),
    summary: translate({
      id: 'case.zhjl.summary',
      message: '十多家供应商的应用，由一个运维团队统一运维，不再依赖供应商。',
      description: 'Summary of a case',
    }),
    figure: {
      value: '30+',
      label: translate({id: 'case.zhjl.figureLabel', message: '统一运维的城市应用', description: 'What the figure of a case counts'}),
    },
    claimBy: 'customer',
  },
  {
    id: 'csgApp',
    name: translate({id: 'case.csgApp.name', message: '藏书馆 App', description: 'Name of a customer’s product'}),
    industry: 'consumer',
    field: translate({id: 'case.csgApp.field', message: '数字阅读', description: 'Field of work of a customer'}),
    summary: translate({
      id: 'case.csgApp.summary',
      message: '约五十个微服务，开发者不登录服务器，各自上线、各自回滚。',
      description: 'Summary of a case',
    }),
    figure: {
      value: '2/3',
      label: translate({id: 'case.csgApp.figureLabel', message: '迁移后省下的服务器资源', description: 'What the figure of a case counts'}),
    },
    claimBy: 'customer',
    leads: true,
  },
  {
    id: 'talkweb',
    name: translate({id: 'case.talkweb.name', message: '拓维信息', description: 'Name of a customer'}),
    industry: 'software',
    field: translate({id: 'case.talkweb.field', message: '政企数字化', description: 'Field of work of a customer'}),
    summary: translate({
      id: 'case.talkweb.summary',
      message: '各组不再各自管理云资源，还向社区贡献了一个流水线插件。',
      description: 'Summary of a case',
    }),
    claimBy: 'customer',
  },
  {
    id: 'szsd',
    name: translate({id: 'case.szsd.name', message: '山西数智时代', description: 'Name of a customer'}),
    industry: 'consumer',
    field: translate({id: 'case.szsd.field', message: '智慧旅游', description: 'Field of work of a customer'}),
    summary: translate({
      id: 'case.szsd.summary',
      message: '不用再写大量 YAML，Maven 多模块批量构建，其他环境从测试环境复制。',
      description: 'Summary of a case',
    }),
    claimBy: 'customer',
  },
];

/**
 * Finds a case by its id.
 * @throws Error if no case has the id
 */
export function caseById(id: string): CaseEntry {
  const entry = cases.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`No case "${id}" in src/data/cases.ts.`);
  return entry;
}

/** Address of a case. */
export function casePath({id}: Pick<CaseEntry, 'id'>): string {
  return `/case/${id}`;
}
