import type {Screen} from './types';

/** The gateway. */
export const gateway: readonly Screen[] = [
  {
    id: 'gateway-rules',
    route: '/team/dev/region/rainbond/gateway/control',
    ready: {text: {zh: 'shop-example-com', en: 'shop-example-com'}},
    phone: {x: 68, y: 60, width: 560, height: 460},
    alt: {
      zh: '网关的访问策略：三条 HTTP 策略，每条有域名、类型、证书、所属应用和组件，右边是操作。',
      en: 'The access rules of the gateway: three HTTP rules, each with its domain, kind, certificate, application and component, and what can be done with it on the right.',
    },
  },
];
