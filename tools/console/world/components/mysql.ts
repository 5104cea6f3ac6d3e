import type {Component} from '../types';

export const mysql: Component = {
  id: '9a1cd41e08000000000000000000b003',
  alias: 'grd41e08',
  name: 'mysql',
  kubernetesName: 'mysql',
  app: 1,
  stateful: true,
  source: {kind: 'market', template: 'MySQL', image: 'mysql:8.0'},
  memory: 1024,
  cpu: 500,
  usedMemory: 612,
  usedCpu: 64,
  usedDisk: 2210,
  instances: 1,
  ports: [{port: 3306, alias: 'MYSQL', protocol: 'mysql', inner: true, outer: false, kubernetesService: 'mysql'}],
  variables: [{name: 'MYSQL_DATABASE', value: 'shop', note: {zh: '数据库名', en: 'Name of the database'}}],
  volumes: [{name: 'data', path: '/var/lib/mysql', kind: 'local', capacity: 20}],
  dependsOn: [],
  versions: [{build: '20230506094410', hoursAgo: 1440, seconds: 38, result: 'success', by: 'developer', image: 'mysql:8.0'}],
  events: [{kind: 'start-service', hoursAgo: 1439, seconds: 41, by: 'developer', ok: true}],
  log: ['2023-05-06T01:45:22.118Z 0 [System] [MY-010931] [Server] /usr/sbin/mysqld: ready for connections.'],
};
