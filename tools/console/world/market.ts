import type {Text} from '../language';

export type Template = {
  readonly id: string;
  readonly name: string;
  readonly note: Text;
  readonly tags: readonly Text[];
  readonly versions: readonly {readonly number: string; readonly alias: string; readonly daysAgo: number}[];
  readonly scope: 'enterprise' | 'team';
  readonly arch: readonly ('amd64' | 'arm64')[];
  /** In MB: one instance of each of its components. */
  readonly memory: number;
};

const DATABASE: Text = {zh: '数据库', en: 'Database'};
const BUSINESS: Text = {zh: '业务应用', en: 'Business'};
const MIDDLEWARE: Text = {zh: '中间件', en: 'Middleware'};

/** Application templates in the local library. */
export const templates: readonly Template[] = [
  {id: 'a10000000000000000000000000c0001', name: 'shop', note: {zh: '网上商店的完整应用，一键安装', en: 'The whole web shop, installed in one go'}, tags: [BUSINESS], versions: [{number: '1.2.0', alias: 'shop-1.2', daysAgo: 6}, {number: '1.1.0', alias: 'shop-1.1', daysAgo: 34}], scope: 'enterprise', arch: ['amd64', 'arm64'], memory: 2560},
  {id: 'a10000000000000000000000000c0002', name: 'MySQL', note: {zh: '关系型数据库，单实例', en: 'Relational database, one instance'}, tags: [DATABASE], versions: [{number: '8.0.33', alias: '', daysAgo: 9}, {number: '8.0', alias: '', daysAgo: 88}], scope: 'enterprise', arch: ['amd64', 'arm64'], memory: 1024},
  {id: 'a10000000000000000000000000c0003', name: 'Redis', note: {zh: '内存缓存，单实例', en: 'Cache in memory, one instance'}, tags: [DATABASE], versions: [{number: '7.0', alias: '', daysAgo: 88}], scope: 'enterprise', arch: ['amd64', 'arm64'], memory: 256},
  {id: 'a10000000000000000000000000c0004', name: 'RabbitMQ', note: {zh: '消息队列，带管理界面', en: 'Message queue with its own interface'}, tags: [MIDDLEWARE], versions: [{number: '3.11', alias: '', daysAgo: 50}], scope: 'enterprise', arch: ['amd64'], memory: 512},
  {id: 'a10000000000000000000000000c0005', name: 'shop-report', note: {zh: '销售报表，开发团队自己使用', en: 'Sales reports, for the development team alone'}, tags: [BUSINESS], versions: [{number: '0.9.1', alias: '', daysAgo: 12}], scope: 'team', arch: ['amd64'], memory: 512},
];
