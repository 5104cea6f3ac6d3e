import {translate} from '@docusaurus/Translate';

import {product} from '@site/src/config/product';

export const partnersPage = {
  name: translate({id: 'partners.name', message: '合作伙伴', description: 'Name of the page about partners, in paths and menus'}),
  title: translate({id: 'partners.title', message: '把你的软件做成一键安装。', description: 'Title of the page about partners'}),
  lede: translate({id: 'partners.lede', message: '把项目打包成应用模板或插件，放进开源应用商店。使用者不写 YAML，依赖的数据库随模板一起安装。', description: 'What the page about partners says'}),
  description: translate({id: 'partners.description', message: '与 Rainbond 合作的两种方式：把开源应用做成模板，或把能力做成插件。双方各带来什么，从申请到上架的步骤，以及已经在合作的项目。', description: 'Description of the page about partners, for search engines; 60 to 160 characters in English'}),
  keywords: ['Rainbond', translate({id: 'partners.keyword.partner', message: '合作伙伴', description: 'Keyword, for search engines'}), translate({id: 'partners.keyword.store', message: '开源应用商店', description: 'Keyword, for search engines'}), translate({id: 'partners.keyword.template', message: '应用模板', description: 'Keyword, for search engines'}), translate({id: 'partners.keyword.plugin', message: '应用插件', description: 'Keyword, for search engines'})],
  apply: translate({id: 'partners.apply', message: '申请合作', description: 'Button, leads to a form'}),
  how: translate({id: 'partners.how', message: '先看怎样发布', description: 'Button, leads to the documentation'}),
  kinds: {
    title: translate({id: 'partners.kinds.title', message: '两种合作方式。', description: 'Title of a section'}),
    sub: translate({id: 'partners.kinds.sub', message: '都是公开、免费的：放进商店，接入商店的平台就能找到并安装，CPU 架构要相符。', description: 'Explains the title of a section'}),
    you: translate({id: 'partners.kinds.you', message: '你提供', description: 'Title of a list'}),
    we: translate({id: 'partners.kinds.we', message: '好雨科技提供', description: 'Title of a list'}),
  },
  steps: {
    title: translate({id: 'partners.steps.title', message: '从申请到上架。', description: 'Title of a section'}),
    sub: translate({id: 'partners.steps.sub', message: '除了申请，其余步骤现在就可以开始。', description: 'Explains the title of a section'}),
  },
  list: {
    title: translate({id: 'partners.list.title', message: '已经合作的项目。', description: 'Title of a section'}),
    sub: translate({id: 'partners.list.sub', message: '项目名称归各项目所有；链接通往它们的主页。', description: 'Explains the title of a section'}),
  },
  closing: {
    title: translate({id: 'partners.closing.title', message: '提交你的项目。', description: 'Title of the closing band'}),
    text: translate({id: 'partners.closing.text', message: '填一张表，写明项目是什么、用什么许可、给谁用。表单在飞书上打开。', description: 'What to do in the end'}),
    apps: translate({id: 'partners.closing.apps', message: '看看精选应用', description: 'Button'}),
  },
} as const;

/** The kinds of partnership, and what each side brings. */
export const kinds = [
  {
    key: 'application',
    title: translate({id: 'partners.application.title', message: '应用', description: 'A kind of partnership'}),
    text: translate({id: 'partners.application.text', message: '开源项目做成应用模板：组件、依赖、存储和配置都在里面，安装后可以直接使用。', description: 'What a kind of partnership is'}),
    you: [
      translate({id: 'partners.application.you1', message: '一个许可允许分发的项目，和可以公开的镜像', description: 'What a partner brings'}),
      translate({id: 'partners.application.you2', message: '装好就能用的模板，不含真实的密码和内网地址', description: 'What a partner brings'}),
      translate({id: 'partners.application.you3', message: '简介、安装说明、使用说明，以及跟着上游的版本更新', description: 'What a partner brings'}),
    ],
    we: [
      translate({id: 'partners.application.we1', message: '商店里的展示位置', description: 'What the platform brings'}),
      translate({id: 'partners.application.we2', message: '同一份模板在线装、离线装、升级和回滚', description: 'What the platform brings'}),
      translate({id: 'partners.application.we3', message: '在本页展示项目', description: 'What the platform brings'}),
    ],
    guide: {to: '/community/contribution/app-share/', label: translate({id: 'partners.application.guide', message: '分享应用的要求', description: 'Link to the documentation'})},
  },
  {
    key: 'plugin',
    title: translate({id: 'partners.plugin.title', message: '插件', description: 'A kind of partnership'}),
    text: translate({id: 'partners.plugin.text', message: '监控、链路追踪、日志、初始化、网络治理：做成插件，组件开通后更新一次就能用，不改代码。探针类的插件只用于它支持的语言，网络治理的在原生模式里只管用插件里填的域名发出的请求。', description: 'What a kind of partnership is'}),
    you: [
      translate({id: 'partners.plugin.you1', message: '一个职责单一的容器镜像，少量配置就能用', description: 'What a partner brings'}),
      translate({id: 'partners.plugin.you2', message: '说明它怎样影响流量、占多少资源', description: 'What a partner brings'}),
      translate({id: 'partners.plugin.you3', message: '一个能验证效果的示例应用', description: 'What a partner brings'}),
    ],
    we: [
      translate({id: 'partners.plugin.we1', message: '从应用商店安装插件的入口，5.7.0 起可用', description: 'What the platform brings'}),
      translate({id: 'partners.plugin.we2', message: '配置界面、开通与关闭，按组件设置，更新后生效', description: 'What the platform brings'}),
      translate({id: 'partners.plugin.we3', message: '与应用同样的上架与展示', description: 'What the platform brings'}),
    ],
    guide: {to: '/community/contribution/plugin/', label: translate({id: 'partners.plugin.guide', message: '分享插件的要求', description: 'Link to the documentation'})},
  },
] as const;

/** The steps from application to listing. */
export const steps = [
  {title: translate({id: 'partners.step.apply', message: '申请', description: 'A step'}), text: translate({id: 'partners.step.applyText', message: '在表单里写明项目、许可与联系方式。', description: 'What to do in a step'}), to: product.partnerForm},
  {title: translate({id: 'partners.step.run', message: '跑通', description: 'A step'}), text: translate({id: 'partners.step.runText', message: '在自己的 Rainbond 里部署，连好依赖，换个团队再装一遍。', description: 'What to do in a step'}), to: '/docs/quick-start/getting-started'},
  {title: translate({id: 'partners.step.connect', message: '对接商店', description: 'A step'}), text: translate({id: 'partners.step.connectText', message: '注册账号，完善资料，在平台里授权。', description: 'What to do in a step'}), to: '/docs/store/onLine/create'},
  {title: translate({id: 'partners.step.publish', message: '发布', description: 'A step'}), text: translate({id: 'partners.step.publishText', message: '从拓扑图发布成模板，镜像同步到商店的仓库。', description: 'What to do in a step'}), to: '/docs/store/onLine/publish'},
  {title: translate({id: 'partners.step.list', message: '上架', description: 'A step'}), text: translate({id: 'partners.step.listText', message: '写好介绍，建一个免费套餐，点击上架。', description: 'What to do in a step'}), to: '/docs/store/onLine/putaway'},
] as const;

export type Partner = {readonly name: string; readonly url: string; readonly kind: 'application' | 'plugin'; readonly what: string};

/** Projects that the vendor names as partners. */
export const partners: readonly Partner[] = [
  {name: 'Apollo', url: 'https://github.com/apolloconfig/apollo', kind: 'application', what: translate({id: 'partners.apollo', message: '配置中心', description: 'What a project is'})},
  {name: 'Bytebase', url: 'https://github.com/bytebase/bytebase', kind: 'application', what: translate({id: 'partners.bytebase', message: '数据库变更管理', description: 'What a project is'})},
  {name: 'Curve', url: 'https://github.com/opencurve/curve', kind: 'application', what: translate({id: 'partners.curve', message: '文件与块存储', description: 'What a project is'})},
  {name: 'DataCap', url: 'https://github.com/EdurtIO/datacap', kind: 'application', what: translate({id: 'partners.datacap', message: '数据集成与展示', description: 'What a project is'})},
  {name: 'DolphinScheduler', url: 'https://github.com/apache/dolphinscheduler', kind: 'application', what: translate({id: 'partners.dolphin', message: '工作流调度', description: 'What a project is'})},
  {name: 'HertzBeat', url: 'https://github.com/dromara/hertzbeat', kind: 'application', what: translate({id: 'partners.hertzbeat', message: '无探针的监控', description: 'What a project is'})},
  {name: translate({id: 'partners.jianmuName', message: '建木', description: 'Name of a project'}), url: 'https://gitee.com/jianmu-dev/jianmu', kind: 'plugin', what: translate({id: 'partners.jianmu', message: '零代码与低代码的 DevOps', description: 'What a project is'})},
  {name: 'Jpom', url: 'https://gitee.com/dromara/Jpom', kind: 'application', what: translate({id: 'partners.jpom', message: '构建、部署与运维', description: 'What a project is'})},
  {name: 'KnowStreaming', url: 'https://github.com/didi/KnowStreaming', kind: 'application', what: translate({id: 'partners.know', message: 'Kafka 管理', description: 'What a project is'})},
  {name: 'MaxKey', url: 'https://gitee.com/dromara/MaxKey', kind: 'application', what: translate({id: 'partners.maxkey', message: '身份管理与单点登录', description: 'What a project is'})},
  {name: 'SpringBlade', url: 'https://gitee.com/smallc/SpringBlade', kind: 'application', what: translate({id: 'partners.blade', message: '微服务开发框架', description: 'What a project is'})},
  {name: 'Spring Cloud Pig', url: 'https://gitee.com/log4j/pig', kind: 'application', what: translate({id: 'partners.pig', message: '带权限的微服务脚手架', description: 'What a project is'})},
  {name: translate({id: 'partners.talkwebName', message: '拓维信息', description: 'Name of a company'}), url: 'https://www.talkweb.com.cn', kind: 'plugin', what: translate({id: 'partners.talkweb', message: '流水线插件', description: 'What a project is'})},
  {name: 'zyplayer-doc', url: 'https://gitee.com/dromara/zyplayer-doc', kind: 'application', what: translate({id: 'partners.zyplayer', message: '知识库与文档', description: 'What a project is'})},
];
