import {addresses, ask, page, section, siteOf} from '../site';

export const PAGES = [
  page('docs/install', '快速安装', '用一个容器装好。', {}, section('Ports', '需要端口 80。'), section('Uninstall', '删除容器即可卸载。')),
  page('docs/offline', '离线安装', '在内网里安装，先把镜像带进去。'),
  page('docs/gateway', '网关', 'rbd-gateway 把域名指向组件。', {}, section('Certificates', '为域名绑定证书。')),
  page('docs/reset', '重置管理员密码', '忘记密码时执行 reset-admin-password 命令。'),
  page('docs/api/createHttpRule', '创建 HTTP 策略', 'POST createHttpRule', {kind: 'api'}),
  page('docs/build', '构建', '设置 BUILD_MAVEN_CUSTOM_GOALS 变量。', {}, section('no space left on device', '磁盘满了。', {failure: true})),
  page('docs/kubernetes', '在 Kubernetes 上部署', 'Kubernetes 1.25 上用 Helm 部署 Spring Boot 应用。'),
  page('docs/paths', '目录', '数据放在 /grdata/tenant/config.yaml 里。'),
  page('docs/english', 'Installation', 'Configure deployments here.'),
  page('blog/gateway', '网关的一篇博客', '网关网关网关', {kind: 'blog', tag: 'default'}),
  page('community/change/5.9.0', '5.9.0：网关', '网关有变化。', {kind: 'release', tag: 'docs-community-current'}),
];

export const {client} = siteOf(PAGES);
export const first = async (query: string) => addresses(await ask(client, query))[0]?.replace(/#.*/, '');
