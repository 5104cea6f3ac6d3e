import type {Screen} from './types';

/** Components. */
export const components: readonly Screen[] = [
  {
    id: 'component-overview',
    route: '/team/dev/region/rainbond/components/gr3f2a11/overview',
    ready: {label: 'componentOverview.body.tab.overview.handle.operationRecord'},
    phone: {x: 0, y: 60, width: 560, height: 540},
    alt: {
      zh: '组件 web 的总览：运行状态、占用的内存与磁盘、当前版本，下面是两个运行中的实例和操作记录。',
      en: 'The overview of the component web: its state, the memory and disk it uses and its current version; below, two running instances and the record of operations.',
    },
  },
];
