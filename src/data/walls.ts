import {translate} from '@docusaurus/Translate';

/** Texts of the wall of cases. */
export const caseWall = {
  name: translate({id: 'case.wall.name', message: '用户案例', description: 'Name of the wall of cases'}),
  title: translate({id: 'case.wall.title', message: '他们用 Rainbond 解决了什么。', description: 'Title of the wall of cases'}),
  lede: translate({
    id: 'case.wall.lede',
    message: '九个团队的起点、做法和结果。每张卡片写明数字的来源：客户公开分享，或厂商公布。',
    description: 'What the wall of cases shows',
  }),
  description: translate({
    id: 'case.wall.description',
    message: '九个 Rainbond 用户案例：软件与数据、智慧城市、工业与物联网、消费与生活，各自的问题、用到的能力和公开的结果，数字都标明来源。',
    description: 'Description of the wall of cases, for search engines; 60 to 160 characters in English',
  }),
  keywords: [
    'Rainbond',
    translate({id: 'case.wall.keyword.case', message: '用户案例', description: 'Keyword of the wall of cases, for search engines'}),
    translate({id: 'case.wall.keyword.delivery', message: '应用交付', description: 'Keyword of the wall of cases, for search engines'}),
    translate({id: 'case.wall.keyword.microservice', message: '微服务', description: 'Keyword of the wall of cases, for search engines'}),
    'Kubernetes',
  ],
  filter: translate({id: 'case.wall.filter', message: '按行业', description: 'What the wall of cases is filtered by'}),
  noFigure: translate({id: 'case.wall.noFigure', message: '公开了做法与收获，没有数字', description: 'Said on the card of a case without a figure'}),
  ask: {
    title: translate({id: 'case.wall.ask.title', message: '你们也在用？', description: 'Title of the last card of the wall of cases'}),
    text: translate({
      id: 'case.wall.ask.text',
      message: '在 GitHub 上登记一句话：用在哪里、解决了什么。愿意公布数字的话，这里会注明来源。',
      description: 'What to do to be on the wall of cases',
    }),
    link: translate({id: 'case.wall.ask.link', message: '登记案例', description: 'Link of the last card of the wall of cases'}),
  },
} as const;

/** Texts of the wall of use scenes. */
export const sceneWall = {
  name: translate({id: 'scene.wall.name', message: '使用场景', description: 'Name of the wall of use scenes'}),
  title: translate({id: 'scene.wall.title', message: '按要做的事找步骤。', description: 'Title of the wall of use scenes'}),
  lede: translate({
    id: 'scene.wall.lede',
    message: '八个常见任务，各写明前提、步骤和限制。',
    description: 'What the wall of use scenes shows',
  }),
  description: translate({
    id: 'scene.wall.description',
    message: 'Rainbond 的八个使用场景：开发测试环境、持续交付、个性化交付、离线交付、模块复用、统一管理、多云与信创，每个都有前提、步骤和限制。',
    description: 'Description of the wall of use scenes, for search engines; 60 to 160 characters in English',
  }),
  keywords: [
    'Rainbond',
    translate({id: 'scene.wall.keyword.scene', message: '使用场景', description: 'Keyword of the wall of use scenes, for search engines'}),
    translate({id: 'scene.wall.keyword.offline', message: '离线交付', description: 'Keyword of the wall of use scenes, for search engines'}),
    translate({id: 'scene.wall.keyword.cloud', message: '多云管理', description: 'Keyword of the wall of use scenes, for search engines'}),
    translate({id: 'scene.wall.keyword.xinchuang', message: '信创', description: 'Keyword of the wall of use scenes, for search engines: Xinchuang'}),
  ],
  filter: translate({id: 'scene.wall.filter', message: '按需要', description: 'What the wall of use scenes is filtered by'}),
  ask: {
    title: translate({id: 'scene.wall.ask.title', message: '没有你要做的事？', description: 'Title of the last card of the wall of use scenes'}),
    text: translate({
      id: 'scene.wall.ask.text',
      message: '到论坛说说你的情况：有什么系统，装在哪里，卡在哪一步。可能有人遇到过同样的问题。',
      description: 'What to do when no use scene fits',
    }),
    link: translate({id: 'scene.wall.ask.link', message: '去论坛问', description: 'Link of the last card of the wall of use scenes'}),
  },
} as const;
