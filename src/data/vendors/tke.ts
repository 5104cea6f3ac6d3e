import {translate} from '@docusaurus/Translate';

import {platformFacts} from '../platform-facts';
import type {Vendor} from './types';
import {vendorWords} from './shared';

const {trouble} = vendorWords;

/** Tencent Cloud's managed Kubernetes. */
export const tke: Vendor = {
  key: 'tke',
  path: '/tke/',
  name: translate({id: 'vendor.tke.name', message: '腾讯云 TKE', description: 'Name of a cloud’s Kubernetes'}),
  title: translate({id: 'vendor.tke.title', message: '装到腾讯云 TKE。', description: 'Title of the page about a cloud'}),
  lede: translate({id: 'vendor.tke.lede', message: 'CFS 按 NFS 接进来，云数据库 MySQL 放平台的元数据，CLB 把五个端口转给网关节点。', description: 'What the page about a cloud holds'}),
  description: translate({id: 'vendor.tke.description', message: '在腾讯云 TKE 上用 Helm 安装 Rainbond：CLB、CFS、云数据库 MySQL 与 TCR 的准备，按 NFS 接入 CFS 的 values.yaml，可复制的命令，验证、排错与清理。', description: 'Description of the page about a cloud, for search engines; 60 to 160 characters in English'}),
  keywords: ['Rainbond', 'TKE', 'Helm', 'CFS', 'CLB', translate({id: 'vendor.tke.keyword', message: '腾讯云 Kubernetes', description: 'Keyword of the page about a cloud, for search engines'})],
  products: {
    cluster: translate({id: 'vendor.tke.cluster', message: 'TKE 集群', description: 'Frame in a drawing, at most 22 characters'}),
    entry: 'CLB',
    database: translate({id: 'vendor.tke.database', message: '云数据库 MySQL', description: 'Node in a drawing, at most 17 characters'}),
    storage: 'CFS',
    registry: 'TCR',
    short: {database: 'MySQL', storage: 'CFS', registry: 'TCR'},
  },
  resources: [
    {name: translate({id: 'vendor.tke.cluster', message: 'TKE 集群', description: 'Frame in a drawing, at most 22 characters'}), need: 'must', text: translate({id: 'vendor.tke.need.cluster', message: 'Kubernetes {versions}，两个以上节点，节点根分区 50 GB 以上，能拉取公网镜像', description: 'What a resource has to be'}, {versions: platformFacts['kubernetes-versions'].value})},
    {name: translate({id: 'vendor.need.gateway', message: '网关节点', description: 'A resource'}), need: 'must', text: translate({id: 'vendor.tke.need.gateway', message: '选两个节点，安全组放行 `80` `443` `6060` `7070` `8443`，这些端口和 `8889` `10254` `18080` `18081` 都没有被占用；每个节点的 `6100` `6101` `6102` `6666` `9125` 也要空闲', description: 'What a resource has to be'})},
    {name: 'CLB', need: 'advised', text: translate({id: 'vendor.tke.need.clb', message: '四层 TCP 监听放行的五个端口，后端是网关节点；不要用七层监听，域名与证书由 rbd-gateway 处理', description: 'What a resource has to be'})},
    {name: 'CFS', need: 'advised', text: translate({id: 'vendor.tke.need.cfs', message: '支持 NFS 的文件系统，记下挂载点的内网 IP 和目录；每个节点装好 NFS 客户端', description: 'What a resource has to be'})},
    {name: translate({id: 'vendor.tke.database', message: '云数据库 MySQL', description: 'Node in a drawing, at most 17 characters'}), need: 'advised', text: translate({id: 'vendor.tke.need.mysql', message: '8.0，建好 `console` 与 `region` 两个 `utf8mb4` 的库和一个有全部权限的账号', description: 'What a resource has to be'})},
    {name: 'TCR', need: 'optional', text: translate({id: 'vendor.tke.need.tcr', message: '命名空间，和一个能推送的长期访问凭证', description: 'What a resource has to be'})},
  ],
  connect: translate({id: 'vendor.tke.connect', message: '在 TKE 控制台的集群详情里取得 Kubeconfig，存为本机的 `~/.kube/config`。集群没有开公网访问时，在同一 VPC 的机器上操作。', description: 'How to reach the cluster'}),
  options: {
    runtime: 'containerd',
    entry: '<clb-ip>',
    gatewayNodes: [
      {name: '<node-1>', internalIP: '<node-1-ip>', externalIP: '<node-1-ip>'},
      {name: '<node-2>', internalIP: '<node-2-ip>', externalIP: '<node-2-ip>'},
    ],
    buildNodes: ['<node-1>', '<node-2>'],
    highAvailability: true,
    storage: {kind: 'nfs', server: '<cfs-ip>', path: '/'},
    database: {host: '<mysql-internal-ip>', port: 3306, username: '<user>'},
    registry: {domain: '<tcr-domain>', namespace: '<namespace>', username: '<tcr-user>', password: '<tcr-password>'},
  },
  valueNotes: [
    {key: 'operator', text: translate({id: 'vendor.note.operator', message: '节点用 Docker 的集群去掉这一段', description: 'What to mind about a part of the values file'})},
    {key: 'gatewayIngressIPs', text: translate({id: 'vendor.tke.note.entry', message: '一个字符串，写 CLB 的 VIP；它必须是 IP，不是域名', description: 'What to mind about a part of the values file'})},
    {key: 'nodesForGateway', text: translate({id: 'vendor.note.gateway', message: '节点名照 `kubectl get nodes` 的输出写，不要放会自动缩容的节点', description: 'What to mind about a part of the values file'})},
    {key: 'nfs-client-provisioner', text: translate({id: 'vendor.tke.note.nfs', message: '`server` 写 CFS 挂载点的 IP，`path` 写要用的目录；集群里已有可读写多挂的存储类，就改用它', description: 'What to mind about a part of the values file'})},
    {key: 'imageHub', text: translate({id: 'vendor.tke.note.hub', message: '不用 TCR 就删掉这一段，改用集群自带的仓库', description: 'What to mind about a part of the values file'})},
  ],
  consoleAddress: 'http://<clb-ip>:7070',
  verifyNote: translate({id: 'vendor.tke.verify', message: '`rbd-system` 里没有 rbd-db，也没有 nfs-provisioner，说明数据库和存储用的是云产品。', description: 'How to read the result of a check'}),
  failures: [
    {id: 'cfs-mount', message: 'MountVolume.SetUp failed … mount.nfs', where: 'kubectl describe po', text: translate({id: 'vendor.tke.fail.cfs', message: 'CFS 与集群不在同一 VPC，权限组没有放行节点，或者节点缺 NFS 客户端。在一个节点上手动挂载一次，报错会更具体。', description: 'Cause and remedy of a failure'}), more: {to: '/docs/installation/install-with-helm/install-from-kubernetes#pending', label: trouble.pods}},
    {id: 'provisioner-pull', message: 'nfs-client-provisioner … ImagePullBackOff', where: 'kubectl get po -n rbd-system', text: translate({id: 'vendor.tke.fail.pull', message: '供卷程序的镜像在 Docker Hub 上。转存到 TCR，再用 `nfs-client-provisioner.image.repository` 指过去。', description: 'Cause and remedy of a failure'}), more: {to: '/docs/installation/install-with-helm/install-from-kubernetes#image-pull', label: trouble.pods}},
    {id: 'port-in-use', message: 'Port 80 of <node-ip> is in used!', where: 'kubectl logs -l name=env-checker -n rbd-system', text: translate({id: 'vendor.tke.fail.port', message: '这个节点的 80 被别的程序占着，例如另装的 Ingress 控制器。换节点，或停用它。', description: 'Cause and remedy of a failure'}), more: {to: '/docs/installation/install-with-helm/install-from-kubernetes#backoff-limit', label: trouble.check}},
    {id: 'clb-timeout', message: translate({id: 'vendor.tke.fail.clb.message', message: 'CLB 的地址打不开 7070', description: 'A symptom'}), symptom: true, where: translate({id: 'vendor.where.browser', message: '浏览器', description: 'Where a symptom is seen'}), text: translate({id: 'vendor.tke.fail.clb', message: '`gatewayIngressIPs` 只是平台记下的地址，不会替你转发。CLB 的后端要与 `nodesForGateway` 一致，安全组要放行来自 CLB 的流量。', description: 'Cause and remedy of a failure'}), more: {to: '/docs/installation/install-with-helm/install-from-kubernetes#wrong-ip', label: trouble.network}},
  ],
  cleanNote: translate({id: 'vendor.tke.clean', message: 'CLB、CFS、云数据库与 TCR 不会随卸载删除，也会继续计费，不再需要时到腾讯云控制台释放。', description: 'What stays after uninstalling'}),
  generator: '?availability=ha&storage=nfs&database=external',
  guide: {
    to: '/docs/installation/install-with-helm/cloud/',
    title: translate({id: 'vendor.tke.guide', message: '托管 Kubernetes 的文档', description: 'Link at the end of the page about a cloud'}),
    note: translate({id: 'vendor.tke.guideNote', message: '云产品与参数对照，共同的注意事项', description: 'What the link leads to'}),
  },
};
