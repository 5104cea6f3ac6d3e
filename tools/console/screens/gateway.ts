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
  {
    id: 'certificates',
    route: '/team/dev/region/rainbond/gateway/license',
    ready: {text: {zh: 'wildcard-apps', en: 'wildcard-apps'}},
    region: {x: 0, y: 0, width: 1280, height: 480},
    phone: {x: 68, y: 60, width: 560, height: 420},
    alt: {
      zh: '证书管理：两张证书的名称、域名、过期时间、类型和签发者，每行可以编辑、更新、删除；右上角是添加证书。',
      en: 'The certificates of a team: two with name, domain, end, kind and issuer, which can be edited, renewed and deleted; the button to add one stands at the top right.',
    },
  },
  {
    id: 'gateway-rule-form',
    route: '/team/dev/region/rainbond/gateway/control',
    window: {width: 1280, height: 1300},
    steps: [{click: {label: 'teamGateway.strategy.btn.add'}}, {click: {label: 'popover.access_strategy.lable.routingRule'}}, {click: {css: '.ant-drawer .ant-collapse-header', nth: 1}}],
    ready: {css: '.ant-drawer-open .ant-collapse-item-active'},
    region: {x: 780, y: 0, width: 500, height: 1300},
    phone: {x: 780, y: 0, width: 500, height: 900},
    callouts: [
      {step: 2, at: {css: '.ant-drawer .ant-form-item-label'}, says: {zh: '域名和目标', en: 'Domain and target'}},
      {step: 3, at: {label: 'popover.access_strategy.lable.routingRule'}, says: {zh: '路由规则', en: 'Routing rules'}},
      {step: 4, at: {label: 'popover.config.title'}, says: {zh: '参数配置', en: 'Parameters'}},
    ],
    alt: {
      zh: '添加 HTTP 访问策略的抽屉：域名、路径、应用、组件和端口，下面展开的路由规则里有请求头、证书和权重等，参数配置里有超时和请求体等。',
      en: 'The drawer for a new HTTP rule: domain, path, application, component and port; below, the routing rules with headers, certificate and weight, and the parameters such as timeouts and body size.',
    },
  },
  {
    id: 'certificate-add',
    route: '/team/dev/region/rainbond/gateway/license',
    window: {width: 1280, height: 900},
    steps: [{click: {label: 'teamGateway.certificate.btn.add'}}],
    ready: {css: '.ant-drawer-open'},
    region: {x: 780, y: 0, width: 500, height: 900},
    phone: {x: 780, y: 0, width: 500, height: 900},
    alt: {
      zh: '添加证书的抽屉：证书别名、类型、公钥证书和私钥。',
      en: 'The drawer for a new certificate: its alias and kind, the certificate itself and the private key.',
    },
  },
  {
    id: 'gateway-rules-tcp',
    route: '/team/dev/region/rainbond/gateway/control/tcp',
    ready: {text: {zh: 'mysql', en: 'mysql'}},
    region: {x: 0, y: 0, width: 1280, height: 480},
    phone: {x: 68, y: 60, width: 560, height: 420},
    alt: {
      zh: '网关的 TCP 策略：地址 192.0.2.11:30306 通到应用 shop 的组件 mysql 的 3306 端口。',
      en: 'The TCP rules of the gateway: 192.0.2.11:30306 leads to port 3306 of the component mysql in the application shop.',
    },
  },
  {
    id: 'gateway-tcp-add',
    route: '/team/dev/region/rainbond/gateway/control/tcp',
    window: {width: 1280, height: 600},
    steps: [
      {click: {label: 'teamGateway.strategy.btn.add'}},
      {click: {css: '.ant-drawer-open .ant-select-selection', nth: 1}},
      {click: {text: {zh: 'shop', en: 'shop'}, nth: -1}},
      {click: {css: '.ant-drawer-open .ant-select-selection', nth: 2}},
      {click: {css: '.ant-select-dropdown-menu-item >> text=redis'}},
      {click: {css: '.ant-drawer-open .ant-select-selection', nth: 0}},
    ],
    ready: {text: {zh: '192.0.2.11', en: '192.0.2.11'}},
    region: {x: 780, y: 0, width: 500, height: 600},
    phone: {x: 780, y: 0, width: 500, height: 600},
    alt: {
      zh: '添加 TCP 访问策略的抽屉：IP 的下拉框里有 0.0.0.0 和网关节点的地址，后面是建议的端口；下面是应用名称、组件、端口号和负载均衡。',
      en: 'The drawer for a new TCP rule: the list of IP addresses has 0.0.0.0 and that of the gateway node, with the proposed port beside it; below, application, component, port and load balancing.',
    },
  },
  {
    id: 'gateway-extension-add',
    route: '/team/dev/region/rainbond/gateway/control',
    window: {width: 1280, height: 1000},
    situation: 'official-plugins',
    steps: [{click: {label: 'teamGateway.control.table.GatewayApi'}}, {click: {label: 'teamGateway.strategy.btn.add'}}, {fill: {css: '.ant-drawer-open input[type=text]', nth: 0}, text: {zh: 'canary.example.com', en: 'canary.example.com'}}],
    ready: {label: 'teamGateway.DrawerGateWayAPI.RoutingRule.rule'},
    region: {x: 580, y: 0, width: 700, height: 1000},
    phone: {x: 600, y: 0, width: 560, height: 940},
    callouts: [
      {step: 2, at: {label: 'teamGateway.DrawerGateWayAPI.type'}, says: {zh: '网关类型、监听项、域名和应用', en: 'Gateway type, listening item, domain name and application'}},
      {step: 3, at: {label: 'teamGateway.DrawerGateWayAPI.RoutingRule.rule'}, says: {zh: '规则集', en: 'Rule set'}},
    ],
    alt: {
      zh: '添加 GatewayAPI 的抽屉：网关类型选了 web，下面显示它的 NodePort 地址；再往下是监听项、域名、选择应用，展开的规则集里有条件匹配、高级规则和后端路由。',
      en: 'The drawer for a GatewayAPI route: the gateway web is chosen, with its NodePort address below; then listeners, domain and application, and the rule set with matching, advanced rules and back ends.',
    },
  },
];
