import type {Kind} from '../index/format';

/** How well each kind of page fits the intent of a query; 1 if the intent says nothing about the kind. */
export type Fit = Partial<Readonly<Record<Kind, number>>>;

type Intent = {readonly words: RegExp; readonly fit: Fit; readonly unless?: RegExp};

/** Intents of queries, recognized by words: a failure, a change, the API, a case study, or a task. */
const INTENTS: readonly Intent[] = [
  {
    words: /失败|报错|错误|异常|超时|打不开|进不去|卡住|卡死|拒绝|起不来|不了|不通|不上|反复|一直|崩溃|排查|\b(?:errors?|fail(?:s|ed|ing|ure)?|stuck|refused|denied|timed? ?out|crash\w*|unable|cannot|can't|not (?:working|opening|found|ready|starting)|doesn't|won't|pending|unreachable|unhealthy|evicted|oomkilled)\b/i,
    fit: {troubleshooting: 1.12, product: 0.85, scene: 0.85, case: 0.85, release: 0.9},
  },
  {
    words: /\d\.\d.*(?:更新|变化|变更|新功能|新特性|修复|改动)|(?:更新|新).*\d\.\d|\d\.\d.*\b(?:changes?|new|changelog|release notes?|fix(?:es|ed)?)\b|\b(?:new in|changed in|changelog|release notes?)\b.*\d\.\d|哪个版本(?:开始|才|就)?(?:支持|有|加|引入|修复|可以)|\b(?:since|in) (?:which|what) version\b|\bwhich (?:version|release) (?:added|introduced|fixed)\b/i,
    fit: {release: 1.6},
  },
  {
    // Only a version.
    words: /^\s*(?:rainbond\s*)?v?\d\.\d+(?:\.(?:\d+|x))?\s*(?:版本?|version)?\s*$/i,
    fit: {release: 1.6},
  },
  {
    words: /接口|\b(?:api|openapi|endpoint)\b/i,
    // Excludes problems with a reader's own interface, which aren't about the platform's API.
    unless: /慢|耗时|卡|跨域|前端|后端|\b(?:slow|latency|cors|front ?end|back ?end)\b/i,
    fit: {api: 1.5},
  },
  {
    words: /案例|客户|哪些公司|谁在用|\b(?:case stud(?:y|ies)|customers?|references)\b/i,
    fit: {case: 1.55},
  },
  {
    words: /怎么|如何|怎样|安装|部署|升级|卸载|配置|设置|添加|创建|删除|修改|迁移|绑定|重置|管理|\b(?:how|manage|install|deploy|upgrade|uninstall|configure|set ?up|add|create|delete|change|migrate|bind|reset)\b/i,
    fit: {product: 0.92, scene: 0.92, case: 0.9, blog: 0.95, release: 0.9},
  },
];

/** Returns how well each kind of page fits a query. */
export function fitOf(query: string): (kind: Kind) => number {
  const intents = INTENTS.filter(({words, unless}) => words.test(query) && !unless?.test(query));
  return (kind) => intents.reduce((product, {fit}) => product * (fit[kind] ?? 1), 1);
}
