import type {Component} from '../types';

/** A job that created the tables of a new version, once; stopped since then. */
export const migration: Component = {
  id: '9a1c6e1b30000000000000000000b008',
  alias: 'gr6e1b30',
  name: 'migration',
  kubernetesName: 'migration',
  app: 1,
  stateful: false,
  source: {kind: 'docker_image', image: 'registry.example.com/shop/migration:1.4'},
  memory: 256,
  cpu: 100,
  usedMemory: 0,
  usedCpu: 0,
  usedDisk: 0,
  instances: 0,
  ports: [],
  variables: [],
  volumes: [],
  dependsOn: [],
  versions: [{build: '20230704171022', hoursAgo: 17, seconds: 18, result: 'success', by: 'developer', image: 'registry.example.com/shop/migration:1.4'}],
  events: [{kind: 'stop-service', hoursAgo: 17, seconds: 6, by: 'developer', ok: true}],
  log: [],
  closed: true,
  job: true,
};
