import type {Component} from '../types';

/** A service outside the platform, known to it by its addresses. */
export const payment: Component = {
  id: '9a1c8f20be000000000000000000b006',
  alias: 'gr8f20be',
  name: 'payment',
  kubernetesName: 'payment',
  app: 1,
  stateful: false,
  source: {kind: 'third_party', addresses: ['192.0.2.61:8443', '192.0.2.62:8443']},
  memory: 0,
  cpu: 0,
  usedMemory: 0,
  usedCpu: 0,
  usedDisk: 0,
  instances: 2,
  ports: [{port: 8443, alias: 'PAYMENT', protocol: 'tcp', inner: true, outer: false, kubernetesService: 'payment'}],
  variables: [{name: 'PAYMENT_MERCHANT', value: 'shop', note: {zh: '商户号', en: 'Merchant'}}],
  volumes: [],
  dependsOn: [],
  versions: [],
  events: [],
  probe: {scheme: 'tcp', mode: 'ignore', port: 8443, path: '', initialDelay: 4, period: 3, timeout: 5, failures: 3},
  log: [],
};
