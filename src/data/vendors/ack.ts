import {translate} from '@docusaurus/Translate';

import {gatewayNodePorts, platformFacts} from '../platform-facts';
import type {Vendor} from './types';
import {vendorWords} from './shared';

const {trouble} = vendorWords;

/** Alibaba Cloud's managed Kubernetes. */
export const ack: Vendor = {
  key: 'ack',
  path: '/ack/',
  name: translate({id: 'vendor.ack.name', message: '阿里云 ACK', description: 'Name of a cloud’s Kubernetes'}),
  title: translate({id: 'vendor.ack.title', message: '装到阿里云 ACK。', description: 'Title of the page about a cloud'}),
  lede: translate({id: 'vendor.ack.lede', message: '七步，命令都可以直接复制。NAS、RDS 与 SLB 替代自带的存储、数据库和入口，组成高可用部署。', description: 'What the page about a cloud holds'}),
  description: translate({id: 'vendor.ack.description', message: '在阿里云 ACK 上用 Helm 安装 Rainbond：要备的 SLB、NAS、RDS 与 ACR，一份完整的 values.yaml，可复制的命令，验证、排错与清理。', description: 'Description of the page about a cloud, for search engines; 60 to 160 characters in English'}),
  keywords: ['Rainbond', 'ACK', 'Helm', 'NAS', 'RDS', translate({id: 'vendor.ack.keyword', message: '阿里云 Kubernetes', description: 'Keyword of the page about a cloud, for search engines'})],
  products: {
    cluster: translate({id: 'vendor.ack.cluster', message: 'ACK 托管集群', description: 'Frame in a drawing, at most 22 characters'}),
    entry: 'SLB',
    database: 'RDS MySQL',
    storage: 'NAS',
    registry: 'ACR',
    short: {database: 'RDS', storage: 'NAS', registry: 'ACR'},
  },
  resources: [
    {name: translate({id: 'vendor.ack.cluster', message: 'ACK 托管集群', description: 'Frame in a drawing, at most 22 characters'}), need: 'must', text: translate({id: 'vendor.ack.need.cluster', message: 'Kubernetes {versions}，两个以上节点，节点能访问公网；用 NAS 时装好 CSI 组件', description: 'What a resource has to be'}, {versions: platformFacts['kubernetes-versions'].value})},
    {name: translate({id: 'vendor.need.gateway', message: '网关节点', description: 'A resource'}), need: 'must', text: translate({id: 'vendor.ack.need.gateway', message: '从节点里选两个，{ports} 空闲', description: 'What a resource has to be'}, {ports: gatewayNodePorts})},
    {name: 'SLB', need: 'advised', text: translate({id: 'vendor.ack.need.slb', message: '四层 TCP 监听 `80` `443` `6060` `7070` `8443`，后端是上面的网关节点', description: 'What a resource has to be'})},
    {name: 'NAS', need: 'advised', text: translate({id: 'vendor.ack.need.nas', message: '一个 NFS 文件系统的挂载点，地址以 `:/` 结尾', description: 'What a resource has to be'})},
    {name: 'RDS MySQL', need: 'advised', text: translate({id: 'vendor.ack.need.rds', message: '5.7 或 8.0，建好 `console` 与 `region` 两个 `utf8mb4` 的库和一个有全部权限的账号，白名单放行节点与 Pod 网段', description: 'What a resource has to be'})},
    {name: 'ACR', need: 'optional', text: translate({id: 'vendor.ack.need.acr', message: '一个命名空间，和一个能推送的账号；不用它，构建出的镜像存进集群自带的仓库', description: 'What a resource has to be'})},
  ],
  connect: translate({id: 'vendor.ack.connect', message: '在 ACK 控制台的集群详情里取得 KubeConfig，存为本机的 `~/.kube/config`。Helm 3.2 以上、kubectl 装在同一台机器上。', description: 'How to reach the cluster'}),
  options: {
    runtime: 'containerd',
    entry: '<slb-public-ip>',
    gatewayNodes: [
      {name: '<node-1>', internalIP: '<node-1-ip>', externalIP: '<node-1-ip>'},
      {name: '<node-2>', internalIP: '<node-2-ip>', externalIP: '<node-2-ip>'},
    ],
    buildNodes: ['<node-1>', '<node-2>'],
    highAvailability: true,
    storage: {kind: 'aliyun', server: '<nas-mount-address>:/'},
    database: {host: '<rds-internal-host>', port: 3306, username: '<user>'},
    registry: {domain: '<acr-vpc-domain>', namespace: '<namespace>', username: '<acr-user>', password: '<acr-password>'},
  },
  valueNotes: [
    {key: 'operator', text: translate({id: 'vendor.note.operator', message: '节点用 Docker 的集群去掉这一段', description: 'What to mind about a part of the values file'})},
    {key: 'gatewayIngressIPs', text: translate({id: 'vendor.ack.note.entry', message: '一个字符串，写 SLB 的公网 IP；只在内网用就写内网 IP', description: 'What to mind about a part of the values file'})},
    {key: 'nodesForGateway', text: translate({id: 'vendor.note.gateway', message: '节点名照 `kubectl get nodes` 的输出写，不要放会自动缩容的节点', description: 'What to mind about a part of the values file'})},
    {key: 'RWX', text: translate({id: 'vendor.ack.note.rwx', message: '`type: aliyun` 时不写 `storageClassName`，平台用 NAS 的地址建存储类；NAS 的 CSI 驱动要由集群提供，没有它存储声明会一直 Pending', description: 'What to mind about a part of the values file'})},
    {key: 'imageHub', text: translate({id: 'vendor.ack.note.hub', message: '用 VPC 内的域名；不用 ACR 就删掉这一段', description: 'What to mind about a part of the values file'})},
  ],
  consoleAddress: 'http://<slb-public-ip>:7070',
  verifyNote: translate({id: 'vendor.ack.verify', message: '`DatabaseRegion`、`DatabaseConsole` 与 `Storage` 三项最要紧：它们是 `True`，说明接上的是 RDS 和 NAS。', description: 'How to read the result of a check'}),
  failures: [
    {id: 'rds-whitelist', message: 'DatabaseRegion=False … i/o timeout', where: 'status.conditions', text: translate({id: 'vendor.ack.fail.rds', message: 'RDS 的白名单没有放行集群。把节点所在交换机的网段和 Pod 网段都加进去，`host` 用内网地址。', description: 'Cause and remedy of a failure'})},
    {id: 'nas-mount', message: 'FailedMount … mount.nfs: Connection timed out', where: 'kubectl describe po', text: translate({id: 'vendor.ack.fail.nas', message: 'NAS 挂载点不在这个 VPC，或权限组没有放行节点。也看看 `server` 的末尾是不是漏了 `:/`。', description: 'Cause and remedy of a failure'})},
    {id: 'port-in-use', message: 'Port 80 of <node-ip> is in used!', where: 'kubectl logs -l name=env-checker -n rbd-system', text: translate({id: 'vendor.ack.fail.port', message: '这个节点的 80 被别的程序占着，例如用主机网络或 `hostPort` 的 Ingress 控制器。换别的节点做网关，或停用它。ACK 自带的 Nginx Ingress 经负载均衡对外，本身不占节点的 80。', description: 'Cause and remedy of a failure'}), more: {to: '/docs/installation/install-with-helm/install-from-kubernetes#backoff-limit', label: trouble.check}},
    {id: 'slb-health', message: translate({id: 'vendor.ack.fail.slb.message', message: 'SLB 的后端一直不健康', description: 'A symptom'}), symptom: true, where: translate({id: 'vendor.ack.fail.slb.where', message: '阿里云控制台', description: 'Where a symptom is seen'}), text: translate({id: 'vendor.ack.fail.slb', message: '网关起来之前都是这样。装完仍不健康，就核对安全组是否放行健康检查的网段，后端是不是 `nodesForGateway` 里的节点。', description: 'Cause and remedy of a failure'}), more: {to: '/docs/installation/install-with-helm/install-from-kubernetes#wrong-ip', label: trouble.network}},
  ],
  cleanNote: translate({id: 'vendor.ack.clean', message: 'SLB、NAS、RDS 与 ACR 不会随卸载删除，也会继续计费，不再需要时到阿里云控制台释放。', description: 'What stays after uninstalling'}),
  generator: '?availability=ha&storage=aliyun&database=external',
  guide: {
    to: '/docs/installation/install-with-helm/cloud/ack-install-with-helm',
    title: translate({id: 'vendor.ack.guide', message: '在 ACK 上安装的文档', description: 'Link at the end of the page about a cloud'}),
    note: translate({id: 'vendor.ack.guideNote', message: '同样的步骤，写得更细', description: 'What the link leads to'}),
  },
};
