import type {Component} from '../types';

export const web: Component = {
  id: '9a1c3f2a11000000000000000000b001',
  alias: 'gr3f2a11',
  name: 'web',
  kubernetesName: 'web',
  app: 1,
  stateful: false,
  source: {kind: 'source_code', address: 'https://git.example.com/shop/web.git', branch: 'main', language: 'NodeJSStatic'},
  memory: 256,
  cpu: 100,
  usedMemory: 142,
  usedCpu: 18,
  usedDisk: 120,
  instances: 2,
  ports: [{port: 80, alias: 'WEB80', protocol: 'http', inner: true, outer: true, kubernetesService: 'web'}],
  variables: [{name: 'API_BASE', value: '/api', note: {zh: '接口的路径前缀', en: 'Path prefix of the API'}}],
  volumes: [{name: 'nginx-conf', path: '/etc/nginx/conf.d/default.conf', kind: 'config-file', capacity: 0, content: 'server {\n  listen 80;\n  location /api/ {\n    proxy_pass http://127.0.0.1:8080;\n  }\n}\n'}],
  dependsOn: ['gr7b90c4'],
  versions: [
    {build: '20230705081644', hoursAgo: 2, seconds: 96, result: 'success', by: 'developer', commit: {hash: '4f0c2d9', branch: 'main', message: {zh: '购物车显示运费', en: 'Show shipping in the cart'}}, image: 'goodrain.me/gr3f2a11:20230705081644'},
    {build: '20230703154210', hoursAgo: 42, seconds: 104, result: 'success', by: 'developer', commit: {hash: 'b81e3a7', branch: 'main', message: {zh: '首页换成新的横幅', en: 'New banner on the home page'}}, image: 'goodrain.me/gr3f2a11:20230703154210'},
    {build: '20230703152107', hoursAgo: 43, seconds: 41, result: 'failure', by: 'developer', commit: {hash: '7d92f50', branch: 'main', message: {zh: '升级构建工具', en: 'Upgrade the build tool'}}, image: ''},
  ],
  events: [
    {kind: 'build-service', hoursAgo: 2, seconds: 96, by: 'developer', ok: true},
    {kind: 'horizontal-service', hoursAgo: 26, seconds: 12, by: 'operator', ok: true},
    {kind: 'build-service', hoursAgo: 42, seconds: 104, by: 'developer', ok: true},
    {kind: 'build-service', hoursAgo: 43, seconds: 41, by: 'developer', ok: false, reason: 'npm run build: exit status 1'},
    {kind: 'start-service', hoursAgo: 120, seconds: 9, by: 'developer', ok: true},
  ],
  log: ['192.0.2.50 - - [05/Jul/2023:10:19:58 +0800] "GET / HTTP/1.1" 200 1043', '192.0.2.51 - - [05/Jul/2023:10:20:04 +0800] "GET /api/products?page=1 HTTP/1.1" 200 8120', '192.0.2.50 - - [05/Jul/2023:10:20:21 +0800] "GET /api/cart HTTP/1.1" 200 412'],
};
