import {translate} from '@docusaurus/Translate';

import {product} from '@site/src/config/product';
import {releases} from '@site/src/config/releases';

import type {LandingLink} from './landing-link';

/** The newest version with release notes; a test checks these texts against the notes. */
export const newest = {
  version: releases[0],
  /** Release date, as in the notes. */
  date: '2023-06-20',
  summary: translate({id: 'community.newest.summary', message: '一个集群里混用 amd64 与 arm64', description: 'What the newest version brings: the second half of the title of its release notes'}),
  links: [
    {
      to: `/community/change/${releases[0]}`,
      label: translate({id: 'community.newest.notes', message: '这一版有什么变化', description: 'Link to the notes of the newest version'}),
    },
    {
      to: '/docs/upgrade/latest-version',
      label: translate({id: 'community.newest.upgrade', message: '升级到这一版', description: 'Link to the steps of the upgrade'}),
    },
    {
      to: '/community/change/',
      label: translate({id: 'community.newest.all', message: '全部版本', description: 'Link to the notes of all versions'}),
    },
  ],
} as const;

export type AreaKey = 'support' | 'change' | 'contribution' | 'members' | 'faqs' | 'sites';

export type Area = {
  readonly key: AreaKey;
  readonly title: string;
  readonly text: string;
  readonly links: readonly LandingLink[];
  readonly more?: LandingLink;
};

/** Sections of the community area. */
export const areas: readonly Area[] = [
  {
    key: 'support',
    title: translate({id: 'community.support.title', message: '提问与支持', description: 'Title of a card: where to ask'}),
    text: translate({id: 'community.support.text', message: '怎么用、怎么装、报错是什么意思，在论坛问；能重现的缺陷和功能建议，写成 GitHub 议题。', description: 'Text of a card: where to ask'}),
    links: [
      {to: '/community/support#choose-channel', label: translate({id: 'community.support.channel', message: '选一个渠道', description: 'Link: where to ask what'})},
      {to: '/community/support#good-question', label: translate({id: 'community.support.question', message: '一个好问题包含什么', description: 'Link: what to say when asking'})},
      {to: '/community/support#redact', label: translate({id: 'community.support.redact', message: '发出之前去掉哪些内容', description: 'Link: what not to publish'})},
    ],
    more: {to: '/community/support', label: translate({id: 'community.support.more', message: '社区支持', description: 'Link to the support page'})},
  },
  {
    key: 'change',
    title: translate({id: 'community.change.title', message: '版本变更', description: 'Title of a card: release notes'}),
    text: translate({id: 'community.change.text', message: '每个版本一页，写明新增、变更、修复，以及升级时要做的动作。', description: 'Text of a card: release notes'}),
    links: [
      {to: '/community/change/#by-feature', label: translate({id: 'community.change.feature', message: '某项功能从哪个版本开始有', description: 'Link: which version brought what'})},
      {to: '/community/change/#upgrade-actions', label: translate({id: 'community.change.actions', message: '哪些版本要执行数据库脚本', description: 'Link: which upgrades need a database script'})},
      {to: '/community/change/#choose', label: translate({id: 'community.change.choose', message: '该用哪个版本', description: 'Link: how to choose a version'})},
    ],
    more: {to: '/community/change/', label: translate({id: 'community.change.more', message: '全部版本变更', description: 'Link to the release notes'})},
  },
  {
    key: 'contribution',
    title: translate({id: 'community.contribution.title', message: '参与贡献', description: 'Title of a card: contributing'}),
    text: translate({id: 'community.contribution.text', message: '代码、文档、应用模板和插件各有一份指南，从准备环境写到合并或上架。', description: 'Text of a card: contributing'}),
    links: [
      {to: '/community/contribution/compile/', label: translate({id: 'community.contribution.code', message: '编译并修改代码', description: 'Link: contributing code'})},
      {to: '/community/contribution/document/', label: translate({id: 'community.contribution.document', message: '修改文档', description: 'Link: contributing documentation'})},
      {to: '/community/contribution/plugin/', label: translate({id: 'community.contribution.plugin', message: '分享插件', description: 'Link: contributing plugins'})},
    ],
    more: {to: '/community/contribution/', label: translate({id: 'community.contribution.more', message: '全部贡献方式', description: 'Link to the contribution guide'})},
  },
  {
    key: 'members',
    title: translate({id: 'community.members.title', message: '谁在维护', description: 'Title of a card: members'}),
    text: translate({id: 'community.members.text', message: '项目由好雨科技发起，与社区一起维护。这里写着角色和分工，以及技术方向由谁决定。', description: 'Text of a card: members'}),
    links: [
      {to: '/community/members#toc', label: translate({id: 'community.members.toc', message: '技术监督委员会的职责', description: 'Link: what the technical oversight committee does'})},
      {to: '/community/members#how-changes-land', label: translate({id: 'community.members.changes', message: '一个改动怎样走到发布', description: 'Link: how a change reaches a release'})},
      {to: '/community/members#repositories', label: translate({id: 'community.members.repositories', message: '各个代码仓库与贡献者名单', description: 'Link: repositories and their contributors'})},
    ],
    more: {to: '/community/members', label: translate({id: 'community.members.more', message: '社区成员', description: 'Link to the page of members'})},
  },
  {
    key: 'faqs',
    title: translate({id: 'community.faqs.title', message: '常见问答', description: 'Title of a card: frequent questions'}),
    text: translate({id: 'community.faqs.text', message: '选型时常问的：许可与费用，与其他产品的区别，以及要不要先学 Kubernetes。', description: 'Text of a card: frequent questions'}),
    links: [
      {to: '/community/faqs#licence', label: translate({id: 'community.faqs.licence', message: '用什么许可证', description: 'Link: a frequent question'})},
      {to: '/community/faqs#rancher', label: translate({id: 'community.faqs.rancher', message: '和 Rancher、KubeSphere 有什么不同', description: 'Link: a frequent question'})},
      {to: '/community/faqs#console-down', label: translate({id: 'community.faqs.console', message: '控制台停了，业务会停吗', description: 'Link: a frequent question'})},
    ],
    more: {to: '/community/faqs', label: translate({id: 'community.faqs.more', message: '全部问答', description: 'Link to the frequent questions'})},
  },
  {
    key: 'sites',
    title: translate({id: 'community.sites.title', message: '社区的其他站点', description: 'Title of a card: sites of the community beside this one'}),
    text: translate({id: 'community.sites.text', message: '讨论、代码和打包好的应用不在本站，从这里过去。', description: 'Text of a card: sites of the community beside this one'}),
    links: [
      {to: product.forum, label: translate({id: 'community.sites.forum', message: '用户论坛', description: 'Link to the forum'})},
      {to: product.repository, label: translate({id: 'community.sites.code', message: 'GitHub 主仓库', description: 'Link to the main repository'})},
      {to: product.store, label: translate({id: 'community.sites.store', message: '开源应用商店', description: 'Link to the application store'})},
    ],
  },
];

/** Ways to contribute to the project, by the time they take. */
export const firstSteps: readonly LandingLink[] = [
  {
    to: '/community/support#forum',
    label: translate({id: 'community.steps.minutes', message: '在论坛回答一个你遇到过的问题，或给议题补一份重现步骤', description: 'A first contribution'}),
    note: translate({id: 'community.steps.minutesNote', message: '十分钟', description: 'How long a first contribution takes'}),
  },
  {
    to: '/community/contribution/document/',
    label: translate({id: 'community.steps.hour', message: '改正文档里的一处错误，每页的编辑链接直接打开源文件', description: 'A first contribution'}),
    note: translate({id: 'community.steps.hourNote', message: '一小时', description: 'How long a first contribution takes'}),
  },
  {
    to: '/community/contribution/app-share/',
    label: translate({id: 'community.steps.afternoon', message: '把常用的开源软件做成应用模板，分享到开源应用商店', description: 'A first contribution'}),
    note: translate({id: 'community.steps.afternoonNote', message: '一个下午', description: 'How long a first contribution takes'}),
  },
  {
    to: '/community/contribution/#workflow',
    label: translate({id: 'community.steps.weekend', message: '修复一个标为缺陷的议题，较大的改动先在议题里谈定', description: 'A first contribution'}),
    note: translate({id: 'community.steps.weekendNote', message: '一个周末', description: 'How long a first contribution takes'}),
  },
];

/** Rules that all participants follow. */
export const rules: readonly LandingLink[] = [
  {
    to: '/community/support#conduct',
    label: translate({id: 'community.rules.conduct', message: '行为准则', description: 'A rule of the community'}),
    note: translate({id: 'community.rules.conductNote', message: '对所有成员、所有渠道生效', description: 'What a rule is about'}),
  },
  {
    to: '/community/support#security',
    label: translate({id: 'community.rules.security', message: '安全漏洞', description: 'A rule of the community'}),
    note: translate({id: 'community.rules.securityNote', message: '私下联系，不公开细节', description: 'What a rule is about'}),
  },
  {
    to: '/community/contribution/#commit-message',
    label: translate({id: 'community.rules.commit', message: '提交说明', description: 'A rule of the community'}),
    note: translate({id: 'community.rules.commitNote', message: '标题的格式由自动检查校验', description: 'What a rule is about'}),
  },
  {
    to: '/docs/quick-start/roadmap#propose',
    label: translate({id: 'community.rules.propose', message: '提出需求', description: 'A rule of the community'}),
    note: translate({id: 'community.rules.proposeNote', message: '先写场景，再写方案', description: 'What a rule is about'}),
  },
];
