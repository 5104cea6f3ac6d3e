import type {Component} from '../types';

/** A database that somebody tries to create, but whose image can't be pulled. */
export const refused: Component = {
  id: '9a1c2c9e04000000000000000000b007',
  alias: 'gr2c9e04',
  name: 'mysql',
  kubernetesName: 'mysql',
  app: 1,
  stateful: false,
  source: {kind: 'docker_image', image: 'mysql:8.0'},
  memory: 0,
  cpu: 0,
  usedMemory: 0,
  usedCpu: 0,
  usedDisk: 0,
  instances: 1,
  ports: [],
  variables: [],
  volumes: [],
  dependsOn: [],
  versions: [],
  events: [],
  log: [],
};
