import type {Component} from '../types';

/** What distinguishes a sample component from others; none of them is in an application's list. */
type Sample = Pick<Component, 'alias' | 'name' | 'source'> & Partial<Component>;

export const sample = (one: Sample): Component => ({
  id: `9a1c${one.alias.slice(2)}000000000000000000b0${one.alias.slice(-2)}`,
  kubernetesName: one.name,
  app: 1,
  stateful: false,
  memory: 512,
  cpu: 100,
  usedMemory: 96,
  usedCpu: 12,
  usedDisk: 80,
  instances: 1,
  ports: [],
  variables: [],
  volumes: [],
  dependsOn: [],
  versions: [],
  events: [],
  log: [],
  ...one,
});

const code = (alias: string, name: string, language: string, build: Component['build'] = {}) =>
  sample({alias, name, source: {kind: 'source_code', address: `https://git.example.com/samples/${name}.git`, branch: 'main', language}, build});

/** One component for each language, and for each other source, that the world's applications don't have. */
export const samples: readonly Component[] = [
  code('gr510001', 'go-sample', 'Go', {BUILD_GOVERSION: 'go1.20.4', BUILD_GOPROXY: 'https://goproxy.cn', BUILD_PROCFILE: 'web: bin/go-sample'}),
  code('gr510002', 'html-sample', 'static', {BUILD_RUNTIMES_SERVER: 'nginx'}),
  code('gr510003', 'vue-sample', 'NodeJSStatic', {BUILD_RUNTIMES: '16.15.0', BUILD_NPM_BUILD_CMD: 'run build'}),
  code('gr510004', 'node-sample', 'Node.js', {BUILD_RUNTIMES: '20.0.0'}),
  code('gr510005', 'php-sample', 'PHP', {BUILD_RUNTIMES: '8.2.5', BUILD_RUNTIMES_SERVER: 'apache'}),
  code('gr510006', 'python-sample', 'Python', {BUILD_RUNTIMES: 'python-3.9.16'}),
  code('gr510007', 'netcore-sample', '.NetCore', {}),
  code('gr510008', 'dockerfile-sample', 'dockerfile', {BUILD_ARG_VERSION: '1.0'}),
  code('gr510009', 'gradle-sample', 'Java-gradle', {BUILD_ENABLE_ORACLEJDK: 'true', BUILD_ORACLEJDK_URL: 'https://files.example.com/jdk.tar.gz'}),
  sample({alias: 'gr51000a', name: 'package-sample', source: {kind: 'package_build', file: 'shop-api-1.4.2.jar', language: 'Java-jar'}}),
  sample({alias: 'gr51000b', name: 'oauth-sample', source: {kind: 'source_code', address: 'https://git.example.com/samples/oauth-sample.git', branch: 'main', language: 'Go', oauth: {service: 1, project: 'samples/oauth-sample'}}}),
];
