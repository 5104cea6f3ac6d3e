import type {Component} from '../types';

export const api: Component = {
  id: '9a1c7b90c4000000000000000000b002',
  alias: 'gr7b90c4',
  name: 'api',
  kubernetesName: 'api',
  app: 1,
  stateful: false,
  source: {kind: 'source_code', address: 'https://git.example.com/shop/api.git', branch: 'main', language: 'Java-maven'},
  memory: 1024,
  cpu: 500,
  usedMemory: 688,
  usedCpu: 120,
  usedDisk: 310,
  instances: 2,
  ports: [{port: 8080, alias: 'API8080', protocol: 'http', inner: true, outer: false, kubernetesService: 'api'}],
  variables: [
    {name: 'JAVA_OPTS', value: '-XX:MaxRAMPercentage=70', note: {zh: '虚拟机参数', en: 'Options of the virtual machine'}},
    {name: 'PAGE_SIZE', value: '20', note: {zh: '每页的商品数', en: 'Products on a page'}},
  ],
  volumes: [{name: 'uploads', path: '/data/uploads', kind: 'share-file', capacity: 10}],
  dependsOn: ['grd41e08', 'gr5c6d72'],
  versions: [
    {build: '20230704173005', hoursAgo: 17, seconds: 212, result: 'success', by: 'developer', commit: {hash: 'e2a6b14', branch: 'main', message: {zh: '下单前检查库存', en: 'Check the stock before an order'}}, image: 'goodrain.me/gr7b90c4:20230704173005'},
    {build: '20230630110248', hoursAgo: 119, seconds: 230, result: 'success', by: 'developer', commit: {hash: '0c5d88f', branch: 'main', message: {zh: '接口返回分页信息', en: 'Return paging information'}}, image: 'goodrain.me/gr7b90c4:20230630110248'},
  ],
  events: [
    {kind: 'build-service', hoursAgo: 17, seconds: 212, by: 'developer', ok: true},
    {kind: 'vertical-service', hoursAgo: 48, seconds: 20, by: 'operator', ok: true},
    {kind: 'build-service', hoursAgo: 119, seconds: 230, by: 'developer', ok: true},
  ],
  log: ['2023-07-05 10:19:57.104  INFO 1 --- [nio-8080-exec-3] shop.api.ProductController : 20 products, 14 ms', '2023-07-05 10:20:21.551  INFO 1 --- [nio-8080-exec-7] shop.api.CartController    : cart of 3 items, 6 ms'],
};
