import {translate} from '@docusaurus/Translate';

import {product} from '@site/src/config/product';

import {gatewayNodePorts, platformFacts} from './platform-facts';

export type InstallNote = {
  readonly title: string;
  /** Text between backticks is code. */
  readonly text: string;
};

export type InstallWay = {
  readonly key: 'machine' | 'windows' | 'helm';
  readonly name: string;
  /** Lines of a terminal; only commands are copied. */
  readonly lines: readonly ({readonly comment: string} | {readonly command: string})[];
  /** Whether to show a `$` prompt. */
  readonly prompt: boolean;
  readonly notes: readonly InstallNote[];
};

const openConsole = {
  title: translate({id: 'home.install.open.title', message: '打开控制台', description: 'Last remark beside the commands of every way of installing'}),
};

/** The ways of installing that the home page shows. */
export const install = {
  title: translate({id: 'home.install.title', message: '选一种装法。', description: 'Title of the section with ways of installing'}),
  sub: translate({
    id: 'home.install.sub',
    message: '体验用一台机器；已有集群就用 Helm，Kubernetes {versions}。',
    description: 'Explains the title of the section with ways of installing',
  }, {versions: platformFacts['kubernetes-versions'].value}),
  label: translate({id: 'home.install.label', message: '安装方式', description: 'Accessible name of the tabs with ways of installing'}),
  more: translate({id: 'home.install.more', message: '机器要求、常见失败与卸载', description: 'Link from the ways of installing to the documentation'}),
} as const;

export const installWays: readonly InstallWay[] = [
  {
    key: 'machine',
    name: 'Linux / macOS',
    prompt: true,
    lines: [
      {comment: translate({id: 'home.install.machine.first', message: '一台装有 Docker 的机器，用于体验', description: 'Remark above commands, in a terminal'})},
      // The script asks for an address and follows its log: a command pasted after it would be read as the answer.
      ...product.installCommand.split(' && ').map((command) => ({command})),
    ],
    notes: [
      {
        title: translate({id: 'home.install.machine.check.title', message: '检查机器', description: 'Remark beside the commands'}),
        text: translate({
          id: 'home.install.machine.check.text',
          message: '2 核 CPU、2 GB 内存、50 GB 空闲磁盘起步，x86_64 与 arm64 都可以。还要部署 Java 示例和 MySQL，内存准备 4 GB 以上。',
          description: 'What the machine has to have',
        }),
      },
      {
        title: translate({id: 'home.install.machine.wait.title', message: '填 EIP，等它装好', description: 'Remark beside the commands'}),
        text: translate({id: 'home.install.machine.wait.text', message: 'EIP 是访问用的 IPv4 地址：只在本机用填 `127.0.0.1`，给同事用填内网 IP。拉完镜像还要等平台启动，走到哪一步看容器的日志。', description: 'What happens while it installs'}),
      },
      {
        ...openConsole,
        text: translate({id: 'home.install.machine.open.text', message: '浏览器访问 `http://<EIP>:7070`，注册第一个账号，它就是管理员。', description: 'How to open the console; keep the address'}),
      },
    ],
  },
  {
    key: 'windows',
    name: 'Windows',
    prompt: false,
    lines: [
      {command: 'docker run --privileged -d --name=rainbond-allinone --restart=on-failure ^'},
      {command: '  -p 7070:7070 -p 80:80 -p 443:443 -p 6060:6060 -p 8443:8443 ^'},
      {command: '  -p 10000-10010:10000-10010 ^'},
      {command: '  -v rainbond-data:/app/data -v rainbond-opt:/opt/rainbond ^'},
      {command: '  -e EIP=<your-ip> ^'},
      {command: `  registry.cn-hangzhou.aliyuncs.com/goodrain/rainbond:v${product.latestPatch}-dind-allinone`},
    ],
    notes: [
      {
        title: translate({id: 'home.install.windows.check.title', message: '先装 Docker Desktop', description: 'Remark beside the commands'}),
        text: translate({id: 'home.install.windows.check.text', message: 'x86_64 的 Windows，资源要求与 Linux 相同。命令贴进 CMD，不是 PowerShell。', description: 'What the machine has to have'}),
      },
      {
        title: translate({id: 'home.install.windows.address.title', message: '换掉 `<your-ip>`', description: 'Remark beside the commands; keep the placeholder'}),
        text: translate({
          id: 'home.install.windows.address.text',
          message: '只在本机看就填 `127.0.0.1`；想让同事也能打开，填本机的内网地址。',
          description: 'What to put in place of the address',
        }),
      },
      {
        ...openConsole,
        text: translate({id: 'home.install.windows.open.text', message: '日志打印出访问地址后，打开 `http://<your-ip>:7070`，注册第一个账号。', description: 'How to open the console; keep the address'}),
      },
    ],
  },
  {
    key: 'helm',
    name: 'Kubernetes',
    prompt: true,
    lines: [
      {command: `helm repo add rainbond ${platformFacts['chart-repository'].value}`},
      {command: 'helm repo update'},
      {command: 'kubectl create namespace rbd-system'},
      {command: `helm install rainbond rainbond/rainbond-cluster --version ${product.latestPatch} -n rbd-system \\\n    --set 'operator.env[0].name=CONTAINER_RUNTIME' \\\n    --set 'operator.env[0].value=containerd'`},
      {comment: translate({id: 'home.install.helm.wait', message: '等所有 Pod 就绪', description: 'Remark above a command, in a terminal'})},
      {command: 'watch kubectl get po -n rbd-system'},
    ],
    notes: [
      {
        title: translate({id: 'home.install.helm.check.title', message: '检查集群', description: 'Remark beside the commands'}),
        text: translate({
          id: 'home.install.helm.check.text',
          message: 'Kubernetes {versions}，Helm 3。节点根分区留 50 GB，网关节点的 {ports} 端口空着。',
          description: 'What the cluster has to have',
        }, {versions: platformFacts['kubernetes-versions'].value, ports: gatewayNodePorts}),
      },
      {
        title: translate({id: 'home.install.helm.runtime.title', message: '确认容器运行时', description: 'Remark beside the commands'}),
        text: translate({id: 'home.install.helm.runtime.text', message: '上面的写法用于 containerd。运行时是 Docker，就去掉两个 `--set`。', description: 'What to change for another container runtime'}),
      },
      {
        ...openConsole,
        text: translate({id: 'home.install.helm.open.text', message: '访问 `http://<gateway-ip>:7070`，这个地址记在 `rainbondcluster` 资源的 `gatewayIngressIPs` 里。', description: 'How to open the console; keep the address'}),
      },
    ],
  },
];
