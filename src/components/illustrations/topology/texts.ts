import {translate} from '@docusaurus/Translate';

/** Texts of both versions of the topology. */
export function topologyTexts() {
  return {
    label: translate({
      id: 'illustrations.topology.label',
      message:
        '一个正在运行的应用：访问者经网关到达 web、admin 与 api，api 连着 MySQL、Redis 与 queue。图的下半部是平台替每个组件维护的 Kubernetes 对象和三台节点。',
      description: 'Spoken description of the opening drawing of the home page',
    }),
    application: translate({id: 'illustrations.topology.application', message: '应用', description: 'Badge on a frame around components, as short as possible'}),
    gateway: translate({id: 'illustrations.topology.gateway', message: '网关', description: 'Name of a node in a drawing, at most 10 characters'}),
    above: translate({id: 'illustrations.topology.above', message: '你管理应用', description: 'Caption above the waterline'}),
    below: translate({id: 'illustrations.topology.below', message: '平台维护 Kubernetes 资源', description: 'Caption below the waterline'}),
  };
}
