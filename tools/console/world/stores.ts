import type {Text} from '../language';

/** The open-source store, as the console knows it once it has been authorized; its name comes from the store. */
export const openStore = {
  id: 1,
  name: 'RainbondMarket',
  alias: {zh: '开源应用商店', en: 'Open source app store'} satisfies Text,
  url: 'https://store.example.com',
  domain: 'rainbond',
  actions: ['ReadInstall', 'OnlyRead', 'Write'],
} as const;

/** A Helm store, and the charts in it. */
export const helmStore = {
  name: 'charts',
  url: 'https://charts.example.com',
  charts: [{name: 'rabbitmq', version: '12.0.4', appVersion: '3.12.0', note: {zh: '消息队列', en: 'Message queue'} satisfies Text}],
} as const;
