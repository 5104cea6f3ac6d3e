import type {Text} from '../language';

/** A plugin of a team, and the component that has it. */
export type Plugin = {readonly id: string; readonly alias: Text; readonly note: Text; readonly category: string; readonly version: string; readonly memory: number; readonly cpu: number; readonly component: string};

/** A plugin from the store, whose name is Chinese in both languages. */
export const netPlugin: Plugin = {
  id: 'p1a2b3c4',
  alias: {zh: '服务综合网络治理插件', en: '服务综合网络治理插件'},
  note: {zh: '管理进出组件的请求', en: 'Manages the requests into the component and out of it'},
  category: 'net-plugin:in-and-out',
  version: '20230512093015',
  memory: 64,
  cpu: 0,
  component: 'gr3f2a11',
};
