import type {Screen} from './types';

/** The local library and the stores. */
export const library: readonly Screen[] = [
  {
    id: 'library',
    route: '/enterprise/demo/shared/local',
    ready: {text: {zh: 'RabbitMQ', en: 'RabbitMQ'}},
    phone: {x: 68, y: 60, width: 560, height: 540},
    alt: {
      zh: '本地组件库：应用模板 shop、MySQL、Redis、RabbitMQ，每个有说明、标签和版本。',
      en: 'The local library: the application templates shop, MySQL, Redis and RabbitMQ, each with a description, tags and versions.',
    },
  },
];
