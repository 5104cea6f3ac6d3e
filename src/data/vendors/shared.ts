import {translate} from '@docusaurus/Translate';

import {PREPARE_COMMANDS} from '@site/src/lib/helm-values';

import type {Need} from './types';

const PODS = 'kubectl get po -n rbd-system';
const ADDRESS = `kubectl get rainbondcluster rainbondcluster -n rbd-system \\
    -o go-template --template='{{range.spec.gatewayIngressIPs}}{{.}}:7070{{printf "\\n"}}{{end}}'`;
const CONDITIONS = `kubectl get rainbondcluster rainbondcluster -n rbd-system \\
    -o jsonpath='{range .status.conditions[*]}{.type}={.status} {.message}{"\\n"}{end}'`;

/** What the pages of all clouds say alike. */
export const vendorWords = {
  install: translate({id: 'vendor.crumb.install', message: '安装', description: 'Step of the path above the title of a page about a cloud'}),
  contents: translate({id: 'vendor.contents', message: '本页步骤', description: 'Accessible name of the list of steps beside a page about a cloud'}),
  drawing: translate({id: 'vendor.drawing.cap', message: '云产品，按需接入', description: 'Caption above three products in a drawing, at most 30 characters'}),
  need: {
    must: translate({id: 'vendor.need.must', message: '必需', description: 'Whether a resource is needed'}),
    advised: translate({id: 'vendor.need.advised', message: '生产建议', description: 'Whether a resource is needed: advised for production'}),
    optional: translate({id: 'vendor.need.optional', message: '可选', description: 'Whether a resource is needed'}),
  } satisfies Readonly<Record<Need, string>>,
  columns: {
    resource: translate({id: 'vendor.columns.resource', message: '资源', description: 'Column of the table of resources'}),
    need: translate({id: 'vendor.columns.need', message: '是否必需', description: 'Column of the table of resources: whether it is needed'}),
    text: translate({id: 'vendor.columns.text', message: '要求', description: 'Column of the table of resources'}),
    part: translate({id: 'vendor.columns.part', message: '配置段', description: 'Column of the table about the values file'}),
    mind: translate({id: 'vendor.columns.mind', message: '说明', description: 'Column of the table about the values file'}),
  },
  prepare: {
    title: translate({id: 'vendor.prepare.title', message: '备好资源', description: 'Title of a step'}),
    text: translate({id: 'vendor.prepare.text', message: '都放在同一地域、同一 VPC。标着“生产建议”的可以先不接，由平台自带的组件代替，但那样有单点，装完再换等于迁移数据。', description: 'First step: what to prepare'}),
  },
  connect: {
    title: translate({id: 'vendor.connect.title', message: '连上集群', description: 'Title of a step'}),
    comment: translate({id: 'vendor.connect.comment', message: '最后一列是要写进 values.yaml 的节点名', description: 'Remark above a command, in a terminal'}),
    runtime: translate({id: 'vendor.connect.runtime', message: '容器运行时是 containerd 还是 Docker', description: 'Remark above a command, in a terminal'}),
  },
  values: {
    title: translate({id: 'vendor.values.title', message: '写 values.yaml', description: 'Title of a step'}),
    text: translate({id: 'vendor.values.text', message: '把尖括号里的内容换成你的值。用不到的云产品，连同它那一段一起删掉。密码只写在这个文件里，不要提交到仓库。', description: 'What to do with the values file'}),
    generator: translate({id: 'vendor.values.generator', message: '填几个框，生成这份文件', description: 'Link to the generator of the values file'}),
  },
  run: {
    title: translate({id: 'vendor.run.title', message: '安装', description: 'Title of a step'}),
    text: translate({id: 'vendor.run.text', message: '`helm install` 会先在节点上检查端口，通过后才创建组件；它返回之后，安装还要继续，Chart 的提示是约 10 分钟。', description: 'What happens during the installation'}),
    watch: translate({id: 'vendor.run.watch', message: '看组件逐个就绪，rbd-app-ui 变为 Running 就装好了', description: 'Remark above a command, in a terminal'}),
  },
  verify: {
    title: translate({id: 'vendor.verify.title', message: '验证', description: 'Title of a step'}),
    conditions: translate({id: 'vendor.verify.conditions', message: '检查项应当全部是 True', description: 'Remark above a command, in a terminal'}),
    volumes: translate({id: 'vendor.verify.volumes', message: '存储声明应当全部是 Bound', description: 'Remark above a command, in a terminal'}),
    address: translate({id: 'vendor.verify.address', message: '打印控制台地址', description: 'Remark above a command, in a terminal'}),
    open: translate({id: 'vendor.verify.open', message: '浏览器打开', description: 'Said before the address of the console'}),
    first: translate({id: 'vendor.verify.first', message: '，立即注册：第一个注册的账号就是管理员。', description: 'Said after the address of the console; begins with a space in English'}),
  },
  trouble: {
    title: translate({id: 'vendor.trouble.title', message: '安装失败怎么办', description: 'Title of a step'}),
    text: translate({id: 'vendor.trouble.text', message: '下面是这朵云上可能遇到的几种。先撤掉失败的这一次，再重装：`helm uninstall rainbond -n rbd-system`。', description: 'What the list of failures holds'}),
    more: translate({id: 'vendor.trouble.more', message: 'Helm 安装排查：更多现象与取证命令', description: 'Link to the troubleshooting page'}),
    check: translate({id: 'vendor.trouble.check', message: '环境检查的每一行是什么意思', description: 'Link to a failure on the troubleshooting page'}),
    network: translate({id: 'vendor.trouble.network', message: '网关与网络怎么查', description: 'Link to a part of the troubleshooting page'}),
    pods: translate({id: 'vendor.trouble.pods', message: 'Pod 不正常怎么查', description: 'Link to a part of the troubleshooting page'}),
  },
  clean: {
    title: translate({id: 'vendor.clean.title', message: '清理', description: 'Title of a step'}),
    text: translate({id: 'vendor.clean.text', message: '卸载会删掉平台和它保存的业务数据，先备份，要保留的应用先迁走。CRD 与节点目录的清理见卸载文档。', description: 'What uninstalling does'}),
    more: translate({id: 'vendor.clean.more', message: '卸载：CRD、持久卷与节点上的目录', description: 'Link to the page about uninstalling'}),
    volumes: translate({id: 'vendor.clean.volumes', message: '先看清单，里面只应有要删的', description: 'Remark above a command, in a terminal'}),
    delete: translate({id: 'vendor.clean.delete', message: '清单没有问题，再删存储声明和命名空间：', description: 'Said above commands'}),
  },
  next: {
    title: translate({id: 'vendor.next.title', message: '装好以后。', description: 'Title of the links at the end of a page about a cloud'}),
    sub: translate({id: 'vendor.next.sub', message: '接着部署应用，或加固部署。', description: 'Explains the title of the links at the end'}),
    start: translate({id: 'vendor.next.start', message: '快速入门', description: 'Link at the end of a page about a cloud'}),
    startNote: translate({id: 'vendor.next.startNote', message: '从源码跑起第一个应用，再接上数据库', description: 'What the link leads to'}),
    values: translate({id: 'vendor.next.values', message: 'Values 参数', description: 'Link at the end of a page about a cloud'}),
    valuesNote: translate({id: 'vendor.next.valuesNote', message: '每个参数的类型、默认值与何时要改', description: 'What the link leads to'}),
    ha: translate({id: 'vendor.next.ha', message: '高可用安装', description: 'Link at the end of a page about a cloud'}),
    haNote: translate({id: 'vendor.next.haNote', message: '多节点的布局，装完做一次演练', description: 'What the link leads to'}),
  },
} as const;

/** Commands that are the same on every cloud. */
export const vendorCommands = {
  nodes: 'kubectl get nodes -L kubernetes.io/hostname',
  runtimes: 'kubectl get nodes -o custom-columns=NAME:.metadata.name,RUNTIME:.status.nodeInfo.containerRuntimeVersion',
  prepare: PREPARE_COMMANDS,
  watch: `watch ${PODS}`,
  conditions: CONDITIONS,
  volumes: 'kubectl get pvc -n rbd-system',
  address: ADDRESS,
  uninstall: 'helm uninstall rainbond -n rbd-system',
  listVolumes: 'kubectl get pvc -n rbd-system',
  deleteVolumes: 'kubectl delete pvc --all -n rbd-system',
  deleteNamespace: 'kubectl delete ns rbd-system',
} as const;

/** The clouds that have a page, for links. */
export const vendorNames = [
  {path: '/ack/', name: translate({id: 'vendor.ack.name', message: '阿里云 ACK', description: 'Name of a cloud’s Kubernetes'})},
  {path: '/cce/', name: translate({id: 'vendor.cce.name', message: '华为云 CCE', description: 'Name of a cloud’s Kubernetes'})},
  {path: '/tke/', name: translate({id: 'vendor.tke.name', message: '腾讯云 TKE', description: 'Name of a cloud’s Kubernetes'})},
] as const;
