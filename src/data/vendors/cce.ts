import {translate} from '@docusaurus/Translate';

import {platformFacts} from '../platform-facts';
import type {Vendor} from './types';
import {vendorWords} from './shared';

const {trouble} = vendorWords;

/** Huawei Cloud's managed Kubernetes. */
export const cce: Vendor = {
  key: 'cce',
  path: '/cce/',
  name: translate({id: 'vendor.cce.name', message: '华为云 CCE', description: 'Name of a cloud’s Kubernetes'}),
  title: translate({id: 'vendor.cce.title', message: '装到华为云 CCE。', description: 'Title of the page about a cloud'}),
  lede: translate({id: 'vendor.cce.lede', message: '与别的云不同的是存储：Chart 自带一个供卷程序，由它把 SFS 挂进集群。其余按表填写。', description: 'What the page about a cloud holds'}),
  description: translate({id: 'vendor.cce.description', message: '在华为云 CCE 上用 Helm 安装 Rainbond：节点规格，ELB、SFS、RDS 与 SWR 的准备，挂载 SFS 的 values.yaml，可复制的命令，验证、排错与清理。', description: 'Description of the page about a cloud, for search engines; 60 to 160 characters in English'}),
  keywords: ['Rainbond', 'CCE', 'Helm', 'SFS', 'SWR', translate({id: 'vendor.cce.keyword', message: '华为云 Kubernetes', description: 'Keyword of the page about a cloud, for search engines'})],
  products: {
    cluster: translate({id: 'vendor.cce.cluster', message: 'CCE 集群', description: 'Frame in a drawing, at most 22 characters'}),
    entry: 'ELB',
    database: 'RDS MySQL',
    storage: 'SFS',
    registry: 'SWR',
    short: {database: 'RDS', storage: 'SFS', registry: 'SWR'},
  },
  resources: [
    {name: translate({id: 'vendor.cce.cluster', message: 'CCE 集群', description: 'Frame in a drawing, at most 22 characters'}), need: 'must', text: translate({id: 'vendor.cce.need.cluster', message: 'Kubernetes {versions}，两个以上节点；网关节点要能访问公网', description: 'What a resource has to be'}, {versions: platformFacts['kubernetes-versions'].value})},
    {name: translate({id: 'vendor.cce.need.nodes', message: '节点规格', description: 'A resource'}), need: 'advised', text: translate({id: 'vendor.cce.need.nodesText', message: '8 核、32 GB 内存；系统盘 200 GB，容器数据盘 300 GB', description: 'What a resource has to be'})},
    {name: translate({id: 'vendor.cce.need.group', message: '安全组', description: 'A resource'}), need: 'must', text: translate({id: 'vendor.cce.need.groupText', message: '放行 `80` `443` `6060` `7070` `8443`，节点之间互通；网关节点上 `8889` `10254` `18080` `18081` 也要空闲；每个节点的 `6100` `6101` `6102` `6666` `9125` 也要空闲', description: 'What a resource has to be'})},
    {name: 'ELB', need: 'advised', text: translate({id: 'vendor.cce.need.elb', message: '带公网 IP，四层转发放行的五个端口，后端是网关节点', description: 'What a resource has to be'})},
    {name: 'SFS', need: 'advised', text: translate({id: 'vendor.cce.need.sfs', message: '同一 VPC 里的挂载点，形如 `<sfs-ip>:/`', description: 'What a resource has to be'})},
    {name: 'RDS MySQL', need: 'advised', text: translate({id: 'vendor.cce.need.rds', message: '建好 `console` 与 `region` 两个库，和一个对它们有全部权限的账号', description: 'What a resource has to be'})},
    {name: 'SWR', need: 'optional', text: translate({id: 'vendor.cce.need.swr', message: '组织、登录用户名和长期有效的密码', description: 'What a resource has to be'})},
  ],
  connect: translate({id: 'vendor.cce.connect', message: '在 CCE 控制台打开集群的详情，下载 kubectl 的配置文件，存为 `~/.kube/config`。CCE 的节点名可能就是内网 IP，以 `kubectl get nodes` 为准。', description: 'How to reach the cluster'}),
  options: {
    runtime: 'containerd',
    entry: '<elb-public-ip>',
    gatewayNodes: [
      {name: '<node-1>', internalIP: '<node-1-ip>', externalIP: '<node-1-ip>'},
      {name: '<node-2>', internalIP: '<node-2-ip>', externalIP: '<node-2-ip>'},
    ],
    buildNodes: ['<node-1>', '<node-2>'],
    highAvailability: true,
    storage: {kind: 'nfs', server: '<sfs-ip>', path: '/'},
    database: {host: '<rds-internal-ip>', port: 3306, username: '<user>'},
    registry: {domain: '<swr-domain>', namespace: '<organization>', username: '<swr-user>', password: '<swr-password>'},
  },
  valueNotes: [
    {key: 'operator', text: translate({id: 'vendor.note.operator', message: '节点用 Docker 的集群去掉这一段', description: 'What to mind about a part of the values file'})},
    {key: 'nodesForGateway', text: translate({id: 'vendor.cce.note.gateway', message: '高可用时网关节点和构建节点各两个以上', description: 'What to mind about a part of the values file'})},
    {key: 'RWX, RWO', text: translate({id: 'vendor.cce.note.rwx', message: '都用供卷程序建出的 `nfs-client`，不需要块存储', description: 'What to mind about a part of the values file'})},
    {key: 'nfs-client-provisioner', text: translate({id: 'vendor.cce.note.nfs', message: '`server` 只写地址，冒号后面的部分写进 `path`', description: 'What to mind about a part of the values file'})},
    {key: 'imageHub', text: translate({id: 'vendor.cce.note.hub', message: '`namespace` 填 SWR 的组织；不用 SWR 就删掉这一段', description: 'What to mind about a part of the values file'})},
  ],
  consoleAddress: 'http://<elb-public-ip>:7070',
  verifyNote: translate({id: 'vendor.cce.verify', message: '存储声明停在 `Pending`，先看供卷程序的日志，例如 SFS 没有挂上。', description: 'How to read the result of a check'}),
  failures: [
    {id: 'provisioner-pull', message: 'nfs-client-provisioner … ImagePullBackOff', where: 'kubectl get po -n rbd-system', text: translate({id: 'vendor.cce.fail.pull', message: '供卷程序的镜像在 Docker Hub 上。网络到不了就先转存到 SWR，再用 `nfs-client-provisioner.image.repository` 指过去。', description: 'Cause and remedy of a failure'}), more: {to: '/docs/installation/install-with-helm/install-from-kubernetes#image-pull', label: trouble.pods}},
    {id: 'sfs-mount', message: 'mount.nfs: access denied by server', where: 'kubectl describe po', text: translate({id: 'vendor.cce.fail.sfs', message: 'SFS 没有授权这个 VPC，或 `path` 写了一个不存在的目录。', description: 'Cause and remedy of a failure'})},
    {id: 'swr-unauthorized', message: 'ImageRepository=False … unauthorized', where: 'status.conditions', text: translate({id: 'vendor.cce.fail.swr', message: 'SWR 的临时登录指令会过期。换成长期有效的用户名和密码，并确认组织存在。', description: 'Cause and remedy of a failure'})},
    {id: 'elb-timeout', message: translate({id: 'vendor.cce.fail.elb.message', message: 'ELB 的公网 IP 打不开 7070', description: 'A symptom'}), symptom: true, where: translate({id: 'vendor.where.browser', message: '浏览器', description: 'Where a symptom is seen'}), text: translate({id: 'vendor.cce.fail.elb', message: '先从 VPC 里访问 `http://<node-ip>:7070`。能开，问题在 ELB 的后端或安全组；不能开，问题在网关。', description: 'Cause and remedy of a failure'}), more: {to: '/docs/installation/install-with-helm/install-from-kubernetes#wrong-ip', label: trouble.network}},
  ],
  cleanNote: translate({id: 'vendor.cce.clean', message: 'ELB、SFS、RDS 与 SWR 不会随卸载删除，也会继续计费，不再需要时到华为云控制台释放。', description: 'What stays after uninstalling'}),
  generator: '?availability=ha&storage=nfs&database=external',
  guide: {
    to: '/docs/installation/install-with-helm/cloud/cce-install-with-helm',
    title: translate({id: 'vendor.cce.guide', message: '在 CCE 上安装的文档', description: 'Link at the end of the page about a cloud'}),
    note: translate({id: 'vendor.ack.guideNote', message: '同样的步骤，写得更细', description: 'What the link leads to'}),
  },
};
