import type {Place} from '../screens/types';

const ENTERPRISE = '/enterprise/demo';

const HOSTS = `${ENTERPRISE}/provider/rke/kclusters`;

const TALL = {width: 1280, height: 1600} as const;

/** Wide enough for the whole table of clusters on hosts. */
const WIDE = {width: 1900, height: 1200} as const;

/** The button at the end of a cluster's row. */
const CLUSTER_MENU = {hover: {css: '.ant-table-tbody tr:first-child td:last-child i'}} as const;

/** How clusters are added to the platform, and what state they are in. */
export const clusters: readonly Place[] = [
  {id: 'hosts', route: HOSTS, window: WIDE, ready: {text: {zh: 'hosts-a(hosts-a)', en: 'hosts-a(hosts-a)'}}},
  {
    id: 'hosts-start',
    route: HOSTS,
    window: WIDE,
    steps: [
      {click: {label: 'enterpriseColony.addCluster.host.add'}},
      {fill: {css: '.ant-modal #name'}, text: {zh: 'hosts-f', en: 'hosts-f'}},
      {click: {label: 'enterpriseColony.addCluster.host.start_install'}},
      {pass: 20},
    ],
    ready: {css: '.ant-modal-wrap >> nth=1'},
  },
  {id: 'hosts-config', route: HOSTS, window: WIDE, steps: [{click: {label: 'enterpriseColony.addCluster.host.Cluster_configuration'}}], ready: {css: '.ant-modal-footer'}},
  {id: 'hosts-reinstall', route: HOSTS, window: WIDE, steps: [{click: {label: 'enterpriseColony.addCluster.host.Reinstall'}}], ready: {css: '.ant-modal-footer'}},
  {id: 'hosts-kubeconfig', route: HOSTS, window: WIDE, steps: [{click: {text: {zh: 'KubeConfig', en: 'KubeConfig'}}}], ready: {css: '.ant-modal-footer'}},
  {id: 'hosts-init-config', route: `${HOSTS}/hosts-b/init`, steps: [{click: {label: 'enterpriseColony.RainbondClusterInit.click'}}], ready: {css: '.ant-modal-footer'}},
  {id: 'hosts-init-again', route: `${HOSTS}/hosts-d/init`, ready: {label: 'enterpriseColony.RainbondClusterInit.Reinitialize'}},
  {id: 'cluster-add-menu', route: `${ENTERPRISE}/addCluster`, steps: [{hover: {css: '.ant-dropdown-trigger', nth: -1}}], ready: {label: 'enterpriseColony.addCluster.adopt'}},
  {id: 'cluster-kubeconfig', route: `${ENTERPRISE}/provider/custom/kclusters`, ready: {css: '.ant-modal-footer'}},
  {id: 'cluster-states', route: `${ENTERPRISE}/clusters`, window: TALL, situation: 'clusters-in-trouble', ready: {label: 'enterpriseColony.table.state.maintain'}},
  {id: 'cluster-edited', route: `${ENTERPRISE}/clusters`, window: TALL, situation: 'clusters-in-trouble', steps: [CLUSTER_MENU, {click: {label: 'enterpriseColony.table.handle.edit'}}, {click: {css: '.ant-modal-footer .ant-btn-primary'}}], ready: {label: 'notification.success.edit'}},
  {id: 'cluster-trouble', route: `${ENTERPRISE}/clusters/ClustersMGT/c0a801`, window: {width: 1280, height: 2200}, situation: 'clusters-in-trouble', ready: {label: 'status.component.not_health'}},
  {id: 'cluster-part', route: `${ENTERPRISE}/clusters/ClustersMGT/c0a801`, window: {width: 1280, height: 2200}, situation: 'clusters-in-trouble', steps: [{click: {label: 'enterpriseColony.mgt.cluster.pod', nth: 0}}], ready: {css: '.ant-modal-footer'}},
  {id: 'cluster-parts-unknown', route: `${ENTERPRISE}/clusters/ClustersMGT/c0a801`, window: {width: 1280, height: 2200}, situation: 'components-unknown', ready: {label: 'enterpriseColony.mgt.cluster.getRainbondList'}},
  {id: 'cluster-node-menu', route: `${ENTERPRISE}/clusters/ClustersMGT/c0a801`, window: {width: 1280, height: 2200}, steps: [{hover: {css: '.ant-table-tbody tr:first-child td:last-child i'}}], ready: {label: 'enterpriseColony.mgt.cluster.banDispatch'}},
  {id: 'cluster-node-evict', route: `${ENTERPRISE}/clusters/NodeMGT/c0a801?name=192.0.2.12`, steps: [{click: {label: 'enterpriseColony.mgt.cluster.evacuation'}}], ready: {label: 'enterpriseColony.mgt.cluster.placeseDispatch'}},
  {id: 'cluster-node-closed', route: `${ENTERPRISE}/clusters/NodeMGT/c0a801?name=192.0.2.12`, situation: 'node-closed', ready: {label: 'enterpriseColony.mgt.cluster.dispatch'}},
  {id: 'cluster-node-labels', route: `${ENTERPRISE}/clusters/NodeMGT/c0a801?name=192.0.2.12`, window: TALL, steps: [{click: {label: 'enterpriseColony.mgt.node.editLable'}}], ready: {css: '.ant-drawer-open, .ant-modal-footer'}},
];
