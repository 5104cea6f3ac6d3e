import {translate} from '@docusaurus/Translate';

import type {Advice, HelmForm, Problem, StorageKind, TextField} from '@site/src/lib/helm-form';

/** The generator as a whole. */
export const helmWords = {
  privacy: translate({id: 'helm.privacy', message: '全部在你的浏览器里算出，不发送任何内容。', description: 'Said above the form of the command generator'}),
  share: translate({id: 'helm.share', message: '选择记在地址栏里，可以收藏或转给同事；密码不在其中，也不用在这里填。', description: 'Said above the form of the command generator'}),
  formTitle: translate({id: 'helm.form.title', message: '你的集群', description: 'Title of the form of the command generator'}),
  resultTitle: translate({id: 'helm.result.title', message: '你的命令', description: 'Title of the result of the command generator'}),
  reset: translate({id: 'helm.reset', message: '恢复默认', description: 'Button that clears the form'}),
  toResult: translate({id: 'helm.toResult', message: '看结果', description: 'Link from the form to the result, on phones'}),
  noScript: translate({id: 'helm.noScript', message: '选项需要 JavaScript。下面是默认的装法，适合 containerd 运行时的集群；其余参数见 Values 参数文档。', description: 'Said where scripts are switched off'}),
} as const;

/** Groups of the form. */
export const helmGroups = {
  runtime: {
    title: translate({id: 'helm.runtime.title', message: '容器运行时', description: 'Group of choices'}),
    items: {
      containerd: {label: 'containerd', text: translate({id: 'helm.runtime.containerd', message: 'Kubernetes 1.24 起的常见选择。写明它，主机上恰好装着 Docker 时也不会被误判。', description: 'Explains a choice'})},
      docker: {label: 'Docker', text: translate({id: 'helm.runtime.docker', message: '节点上有 `/var/run/docker.sock` 就会被识别，不用写参数。', description: 'Explains a choice'})},
      k3s: {label: 'K3s', text: translate({id: 'helm.runtime.k3s', message: 'K3s 自带的 containerd 在另一个路径，用 `useK3sContainerd` 告诉 Chart。先关掉 Traefik。', description: 'Explains a choice'})},
    } satisfies Readonly<Record<HelmForm['runtime'], {label: string; text: string}>>,
  },
  availability: {
    title: translate({id: 'helm.availability.title', message: '可用性', description: 'Group of choices'}),
    items: {
      single: {label: translate({id: 'helm.availability.single', message: '单副本', description: 'A choice: one replica of each component'}), text: translate({id: 'helm.availability.singleText', message: '每个平台组件一个副本，适合试用和小团队。', description: 'Explains a choice'})},
      ha: {label: translate({id: 'helm.availability.ha', message: '高可用', description: 'A choice'}), text: translate({id: 'helm.availability.haText', message: '多数组件两个副本，自带的 etcd 三个成员。数据库和存储要用集群外的。', description: 'Explains a choice'})},
    } satisfies Readonly<Record<HelmForm['availability'], {label: string; text: string}>>,
  },
  entry: {
    title: translate({id: 'helm.entry.title', message: '入口与节点', description: 'Group of fields'}),
    text: translate({id: 'helm.entry.text', message: '都不填时，平台任取两个节点做网关和构建，用它们的 IP 作入口。', description: 'Explains a group of fields'}),
    gateway: translate({id: 'helm.entry.gateway', message: '网关节点', description: 'Title of the rows of gateway nodes'}),
    node: {
      name: translate({id: 'helm.node.name', message: '节点名', description: 'Field of a gateway node'}),
      internalIP: translate({id: 'helm.node.internal', message: '内网 IP', description: 'Field of a gateway node'}),
      externalIP: translate({id: 'helm.node.external', message: '外网 IP，可空', description: 'Field of a gateway node'}),
    },
    add: translate({id: 'helm.node.add', message: '添加网关节点', description: 'Button'}),
    consoleLabel: translate({id: 'helm.console.elsewhere', message: '控制台已经在别处，只装集群端', description: 'A checkbox'}),
  },
  storage: {
    title: translate({id: 'helm.storage.title', message: '共享存储', description: 'Group of choices'}),
    items: {
      builtin: {label: translate({id: 'helm.storage.builtin', message: '自带 NFS', description: 'A choice'}), text: translate({id: 'helm.storage.builtinText', message: '数据放在一个节点上。每个节点先装好 NFS 客户端：`nfs-utils` 或 `nfs-common`。', description: 'Explains a choice'})},
      class: {label: translate({id: 'helm.storage.class', message: '已有存储类', description: 'A choice: a class the cluster has'}), text: translate({id: 'helm.storage.classText', message: '集群里支持 RWX 的存储类，例如 `rook-cephfs`。', description: 'Explains a choice'})},
      nfs: {label: translate({id: 'helm.storage.nfs', message: 'NFS 挂载点', description: 'A choice'}), text: translate({id: 'helm.storage.nfsText', message: '自己的 NFS，或云上的文件存储，例如 SFS、CFS。Chart 会装供卷程序并建出 `nfs-client`。', description: 'Explains a choice'})},
      aliyun: {label: translate({id: 'helm.storage.aliyun', message: '阿里云 NAS', description: 'A choice'}), text: translate({id: 'helm.storage.aliyunText', message: 'Chart 按 NAS 建存储类；驱动要集群里已有，ACK 默认装好。挂载点与集群在同一个 VPC。', description: 'Explains a choice'})},
    } satisfies Readonly<Record<StorageKind, {label: string; text: string}>>,
  },
  database: {
    title: translate({id: 'helm.database.title', message: '数据库', description: 'Group of choices'}),
    items: {
      builtin: {label: translate({id: 'helm.database.builtin', message: '自带 MySQL', description: 'A choice'}), text: translate({id: 'helm.database.builtinText', message: '装进集群的 MySQL 8.0，一个副本。', description: 'Explains a choice'})},
      external: {label: translate({id: 'helm.database.external', message: '外部 MySQL', description: 'A choice'}), text: translate({id: 'helm.database.externalText', message: '5.7 或 8.0，先建好 `console` 与 `region` 两个库，字符集 `utf8mb4`。密码不在这里填，复制以后写进文件。', description: 'Explains a choice'})},
    } satisfies Readonly<Record<HelmForm['database'], {label: string; text: string}>>,
  },
  images: {
    title: translate({id: 'helm.images.title', message: '平台镜像从哪里拉', description: 'Group of choices'}),
    items: {
      default: {label: translate({id: 'helm.images.default', message: '国内镜像源', description: 'A choice: the default registry, which is in China'}), text: translate({id: 'helm.images.defaultText', message: '默认的 `registry.cn-hangzhou.aliyuncs.com/goodrain`，在国内可以直接拉取。', description: 'Explains a choice'})},
      private: {label: translate({id: 'helm.images.private', message: '自己的仓库', description: 'A choice'}), text: translate({id: 'helm.images.privateText', message: '先把 5.14.2 的全部镜像推进去，清单见离线安装文档。', description: 'Explains a choice'})},
    } satisfies Readonly<Record<HelmForm['images'], {label: string; text: string}>>,
  },
} as const;

export type FieldWords = {readonly label: string; readonly hint: string; readonly placeholder: string};

/** Labels of the text fields. */
export const helmFields: Readonly<Record<TextField, FieldWords>> = {
  entry: {label: translate({id: 'helm.field.entry', message: '网关入口 IP', description: 'Label of a field'}), hint: translate({id: 'helm.field.entryHint', message: '负载均衡、虚拟 IP 或公网 IP，只能有一个', description: 'Hint below a field'}), placeholder: '203.0.113.10'},
  build: {label: translate({id: 'helm.field.build', message: '构建节点', description: 'Label of a field'}), hint: translate({id: 'helm.field.buildHint', message: '节点名，用逗号隔开', description: 'Hint below a field'}), placeholder: 'node-1, node-2'},
  sharedClass: {label: translate({id: 'helm.field.sharedClass', message: 'RWX 存储类', description: 'Label of a field'}), hint: translate({id: 'helm.field.sharedClassHint', message: '名字见 kubectl get storageclass', description: 'Hint below a field'}), placeholder: 'rook-cephfs'},
  blockClass: {label: translate({id: 'helm.field.blockClass', message: 'RWO 存储类，可空', description: 'Label of a field'}), hint: translate({id: 'helm.field.blockClassHint', message: '块存储，有状态组件默认使用', description: 'Hint below a field'}), placeholder: 'rook-ceph-block'},
  nfsServer: {label: translate({id: 'helm.field.nfsServer', message: 'NFS 地址', description: 'Label of a field'}), hint: translate({id: 'helm.field.nfsServerHint', message: 'IP 或域名，不带冒号和目录', description: 'Hint below a field'}), placeholder: '10.0.0.20'},
  nfsPath: {label: translate({id: 'helm.field.nfsPath', message: 'NFS 目录', description: 'Label of a field'}), hint: translate({id: 'helm.field.nfsPathHint', message: '挂载点上真实存在的目录，不填是 /', description: 'Hint below a field'}), placeholder: '/'},
  nas: {label: translate({id: 'helm.field.nas', message: 'NAS 挂载地址', description: 'Label of a field'}), hint: translate({id: 'helm.field.nasHint', message: '以 :/ 结尾', description: 'Hint below a field'}), placeholder: 'example.cn-hangzhou.nas.aliyuncs.com:/'},
  dbHost: {label: translate({id: 'helm.field.dbHost', message: 'MySQL 地址', description: 'Label of a field'}), hint: translate({id: 'helm.field.dbHostHint', message: '集群里能访问到的 IP 或域名', description: 'Hint below a field'}), placeholder: '10.0.0.30'},
  dbPort: {label: translate({id: 'helm.field.dbPort', message: '端口', description: 'Label of a field'}), hint: translate({id: 'helm.field.dbPortHint', message: '不填是 3306', description: 'Hint below a field'}), placeholder: '3306'},
  dbUser: {label: translate({id: 'helm.field.dbUser', message: '用户名', description: 'Label of a field'}), hint: translate({id: 'helm.field.dbUserHint', message: '对两个库有全部权限', description: 'Hint below a field'}), placeholder: 'rainbond'},
  imagePrefix: {label: translate({id: 'helm.field.prefix', message: '镜像前缀', description: 'Label of a field'}), hint: translate({id: 'helm.field.prefixHint', message: '仓库域名加命名空间，不带协议和标签', description: 'Hint below a field'}), placeholder: 'registry.example.com/rainbond'},
};

/** Error messages for invalid text. */
export const helmProblems: Readonly<Record<Problem, string>> = {
  ipv4: translate({id: 'helm.problem.ipv4', message: '这里要填一个 IPv4 地址，例如 203.0.113.10。', description: 'Error message below a field'}),
  several: translate({id: 'helm.problem.several', message: '只能填一个地址：Chart 把它当作一个字符串，写多个会变成无效的内容。', description: 'Error message below a field'}),
  name: translate({id: 'helm.problem.name', message: '名字只能有小写字母、数字、连字符和点，首尾是字母或数字。', description: 'Error message below a field'}),
  names: translate({id: 'helm.problem.names', message: '用逗号隔开节点名；名字只能有小写字母、数字、连字符和点。', description: 'Error message below a field'}),
  host: translate({id: 'helm.problem.host', message: '这里要填 IP 或域名，不带端口和目录。', description: 'Error message below a field'}),
  path: translate({id: 'helm.problem.path', message: '目录从 / 开始，只用字母、数字、点、横线和下划线。', description: 'Error message below a field'}),
  nas: translate({id: 'helm.problem.nas', message: '照控制台给出的挂载地址填，末尾要有 :/。', description: 'Error message below a field'}),
  port: translate({id: 'helm.problem.port', message: '端口是 1 到 65535 之间的整数。', description: 'Error message below a field'}),
  user: translate({id: 'helm.problem.user', message: '用户名只用字母、数字、点、横线和下划线，最多 32 个。', description: 'Error message below a field'}),
  prefix: translate({id: 'helm.problem.prefix', message: '写成“域名/命名空间”，全部小写，末尾不带斜线和标签。', description: 'Error message below a field'}),
  scheme: translate({id: 'helm.problem.scheme', message: '去掉前面的 http:// 或 https://。', description: 'Error message below a field'}),
};

/** What to consider before running the command. */
export const helmAdvice: Readonly<Record<Advice, string>> = {
  haStorage: translate({id: 'helm.advice.haStorage', message: '高可用配自带的 NFS 仍有单点，换成已有存储类、NFS 挂载点或 NAS。', description: 'Advice on the chosen options'}),
  haDatabase: translate({id: 'helm.advice.haDatabase', message: '高可用配自带的 MySQL 仍有单点，换成外部 MySQL。', description: 'Advice on the chosen options'}),
  haNodes: translate({id: 'helm.advice.haNodes', message: '高可用至少写明两个网关节点，并让负载均衡的后端与它们一致。', description: 'Advice on the chosen options'}),
  entryNodes: translate({id: 'helm.advice.entryNodes', message: '填了入口，最好也写明网关节点：入口必须能转发到它们，不写的话由平台自己挑。', description: 'Advice on the chosen options'}),
  oneDisk: translate({id: 'helm.advice.oneDisk', message: '装好以后不能直接更换共享存储，打算长期用就现在选好。', description: 'Advice on the chosen options'}),
  subPath: translate({id: 'helm.advice.subPath', message: 'CSI 存储类（例如 CephFS，阿里云 NAS 除外）要给 `Component.rbd_worker.env` 和 `Component.rbd_api.env` 加上 `ENABLE_SUBPATH: "true"`，否则每个组件都会挂到整个共享卷。', description: 'Advice on the chosen options'}),
  nfsImage: translate({id: 'helm.advice.nfsImage', message: '供卷程序的镜像在 Docker Hub 上，拉不到时用 `nfs-client-provisioner.image.repository` 指到你的仓库。', description: 'Advice on the chosen options'}),
  password: translate({id: 'helm.advice.password', message: '把 `<password>` 换成真实密码时，用文件而不用 `--set`：命令会留在 shell 的历史里。', description: 'Advice on the chosen options'}),
};

/** The result. */
export const helmResult = {
  label: translate({id: 'helm.result.label', message: '结果的形式', description: 'Accessible name of the tabs with results'}),
  file: translate({id: 'helm.result.file', message: 'values.yaml', description: 'Tab: the result as a file'}),
  flags: translate({id: 'helm.result.flags', message: '一条命令', description: 'Tab: the result as one command'}),
  save: translate({id: 'helm.result.save', message: '存成 values.yaml，尖括号里的内容换成你的值：', description: 'Instruction above a file'}),
  none: translate({id: 'helm.result.none', message: '全部是默认值，不需要 values.yaml。', description: 'Said in place of a file'}),
  run: translate({id: 'helm.result.run', message: '在同一个目录执行：', description: 'Instruction above commands'}),
  runFlags: translate({id: 'helm.result.runFlags', message: '尖括号里的内容换成你的值，再执行：', description: 'Instruction above commands'}),
  watch: translate({id: 'helm.result.watch', message: 'Chart 的提示是约 10 分钟，rbd-app-ui 变为 Running 就装好了', description: 'Remark above a command, in a terminal'}),
  advice: translate({id: 'helm.result.advice', message: '安装前确认', description: 'Title of the advice'}),
} as const;
