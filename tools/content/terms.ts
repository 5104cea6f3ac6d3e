import type {Language} from './page';

/** A wording that the site does not use, and what it uses instead. */
export type Term = {
  readonly languages: readonly Language[];
  /** Matches the wrong wording; global, so that every occurrence is found. */
  readonly wrong: RegExp;
  readonly right: string;
};

const both: readonly Language[] = ['zh', 'en'];

/** A word that stands alone: not part of a name, a path, a domain or a file. */
const word = (spelling: string, flags = 'g') => new RegExp(String.raw`(?<![\w./@:=-])(?:${spelling})(?![\w/@:=-]|\.\w)`, flags);

/** Names are spelled as their makers spell them. */
const names: readonly (readonly [wrong: string, right: string])[] = [
  ['(?:k8s|K8s|K8S)(?! [Dd]ashboard)|kubernetes|Kubernets|Kubenetes', 'Kubernetes'],
  ['k3s|K3S', 'K3s'],
  ['docker', 'Docker'],
  ['helm|HELM', 'Helm'],
  ['RainBond|Rainbound', 'Rainbond'],
  ['mysql|Mysql|MySql', 'MySQL'],
  ['postgresql|Postgresql|PostgreSql|Postgres', 'PostgreSQL'],
  ['redis|REDIS', 'Redis'],
  ['github|Github', 'GitHub'],
  ['gitlab|Gitlab|GitLAB', 'GitLab'],
  ['springboot|SpringBoot|Springboot|Spring boot', 'Spring Boot'],
  ['springcloud|SpringCloud|Springcloud|Spring cloud', 'Spring Cloud'],
  ['nodejs|NodeJS|Nodejs|NodeJs|node\\.js', 'Node.js'],
  ['openapi|OpenApi|Openapi|Open API', 'OpenAPI'],
  ['devops|Devops|DEVOPS', 'DevOps'],
  ['javascript|Javascript', 'JavaScript'],
  ['prometheus', 'Prometheus'],
  ['grafana', 'Grafana'],
  ['jenkins', 'Jenkins'],
  ['Wechat|wechat', 'WeChat'],
];

const chinese: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/您/g, '你'],
  [/[「」『』]/g, '“ ”'],
  [/登陆/g, '登录'],
  [/帐号|帐户/g, '账号、账户'],
  [/阀值/g, '阈值'],
  [/其它/g, '其他'],
  [/做为/g, '作为'],
  [/金丝雀发布/g, '灰度发布'],
  [/模版/g, '模板'],
  [/构建来源/g, '构建源'],
];

const english: readonly (readonly [wrong: string, right: string])[] = [
  ['app template', 'application template'],
  ['application market', 'app marketplace'],
  ['application store', 'app store'],
  ['component store|component repository', 'component library'],
  ['app model', 'application model'],
  ['gr[ae]y release|gr[ae]yscale release', 'canary release'],
  ['governance pattern', 'governance mode'],
  ['environmental variable', 'environment variable'],
  ['platform admin', 'platform administrator'],
  ['click on', 'select'],
  ['whitelist', 'allowlist'],
  ['blacklist', 'denylist'],
];

/** The term list: each wrong wording, its languages, and the right wording. */
export const terms: readonly Term[] = [
  ...names.map(([wrong, right]): Term => ({languages: both, wrong: word(wrong), right})),
  ...chinese.map(([wrong, right]): Term => ({languages: ['zh'], wrong, right})),
  ...english.map(([wrong, right]): Term => ({languages: ['en'], wrong: word(wrong, 'gi'), right})),
];
