import type {Component} from '../types';

export const redis: Component = {
  id: '9a1c5c6d72000000000000000000b004',
  alias: 'gr5c6d72',
  name: 'redis',
  kubernetesName: 'redis',
  app: 1,
  stateful: true,
  source: {kind: 'docker_image', image: 'redis:7.0'},
  memory: 256,
  cpu: 100,
  usedMemory: 44,
  usedCpu: 9,
  usedDisk: 86,
  instances: 1,
  ports: [{port: 6379, alias: 'REDIS', protocol: 'tcp', inner: true, outer: false, kubernetesService: 'redis'}],
  variables: [],
  volumes: [{name: 'data', path: '/data', kind: 'local', capacity: 5}],
  dependsOn: [],
  versions: [{build: '20230506095122', hoursAgo: 1440, seconds: 22, result: 'success', by: 'developer', image: 'redis:7.0'}],
  events: [{kind: 'start-service', hoursAgo: 1439, seconds: 7, by: 'developer', ok: true}],
  log: ['1:M 06 May 2023 01:52:03.220 * Ready to accept connections'],
};
