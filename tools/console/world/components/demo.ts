import type {Component} from '../types';

/** The sample of the getting-started page, on its way through the wizard: it isn't in any list yet. */
export const demo: Component = {
  id: '9a1c0e5d7a000000000000000000b005',
  alias: 'gr0e5d7a',
  name: 'java-maven-demo',
  kubernetesName: 'java-maven-demo',
  app: 1,
  stateful: false,
  source: {kind: 'source_code', address: 'https://gitee.com/rainbond/java-maven-demo.git', branch: 'master', language: 'Java-maven'},
  memory: 1024,
  cpu: 0,
  usedMemory: 0,
  usedCpu: 0,
  usedDisk: 0,
  instances: 1,
  ports: [{port: 5000, alias: 'GR0E5D7A5000', protocol: 'http', inner: false, outer: true, kubernetesService: 'gr0e5d7a-5000'}],
  variables: [],
  volumes: [],
  dependsOn: [],
  versions: [],
  events: [],
  build: {},
  log: [],
};
