import type {Place, Step} from '../screens/types';

const GATEWAY = '/team/dev/region/rainbond/gateway/control';

const LONG = {width: 1280, height: 2200} as const;

const ADD = {click: {label: 'teamGateway.strategy.btn.add'}} as const;

/** A new HTTP rule, with its routing rules expanded. */
const ROUTING: readonly Step[] = [ADD, {click: {label: 'popover.access_strategy.lable.routingRule'}}];

/** The gateway's lists and forms in states that pictures don't show. */
export const gateway: readonly Place[] = [
  {id: 'gateway-rule-certificate', route: GATEWAY, window: LONG, steps: [...ROUTING, {click: {css: '#certificate_id'}}], ready: {label: 'placeholder.certificate.remove'}},
  {id: 'gateway-rule-session', route: GATEWAY, window: LONG, steps: [...ROUTING, {click: {css: '#rule_extensions_round'}}], ready: {label: 'popover.access_strategy.lable.conversation'}},
  {id: 'gateway-off', route: GATEWAY, situation: 'gateway-off', ready: {label: 'teamGateway.strategy.table.type.open'}},
  {id: 'gateway-undeployed', route: GATEWAY, situation: 'not-deployed', steps: [{click: {css: '.ant-table-tbody tr:first-child td:first-child a'}}], ready: {label: 'teamGateway.HttpTable.undeployed'}},
  {id: 'gateway-tcp-access', route: `${GATEWAY}/tcp`, steps: [{click: {text: {zh: '192.0.2.11:30306', en: '192.0.2.11:30306'}}}], ready: {label: 'teamGateway.TcpTable.visibleModal'}},
  {id: 'gateway-tcp-taken', route: `${GATEWAY}/tcp`, window: LONG, steps: [ADD, {fill: {css: '.ant-drawer-open input.ant-input'}, text: {zh: '8443', en: '8443'}}, {click: {css: '.ant-drawer-open .ant-btn-primary', nth: -1}}], ready: {label: 'placeholder.internal_port'}},
];
