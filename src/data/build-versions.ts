/** A text, the same in both languages or one for each. */
type Wording = string | {readonly zh: string; readonly en: string};

/** Options of a build settings form; values as the form submits them, in its order. */
type Offered = {
  readonly tool: Wording;
  /** The variable that the form stores. */
  readonly variable: string;
  readonly options: readonly string[];
  readonly preset: string;
  /** Prefix before the number in each value; tables omit it. */
  readonly prefix?: string;
  /** Folder of the form in rainbond-ui, below `src/components/CodeBuildConfig`. */
  readonly form: string;
};

/** A version fixed by the builder, with the builder's file that defines it and the text to find there. */
type Fixed = {readonly tool: Wording; readonly fixed: string; readonly file: string; readonly text: string};

/** A build tool with its versions. */
export type BuildTool = Offered | Fixed;

const javaServers = {
  tool: {zh: 'Web 服务器（只用于 war）', en: 'Web server (war only)'},
  variable: 'BUILD_RUNTIMES_SERVER',
  options: ['tomcat85', 'tomcat7', 'tomcat8', 'tomcat9', 'jetty7', 'jetty9'],
  preset: 'tomcat85',
} as const;

/**
 * Versions available for builds from source, by tool. Source: the forms of rainbond-ui
 * (`src/components/CodeBuildConfig`) and the builder's scripts, at the documented release;
 * `npm run evidence` compares each list with its form and reports added, missing and reordered versions.
 */
export const buildTools = {
  jdk: {tool: 'OpenJDK', variable: 'BUILD_RUNTIMES', options: ['16', '15', '14', '13', '12', '11', '10', '1.9', '1.8'], preset: '1.8', form: 'java-jdk'},
  maven: {tool: 'Maven', variable: 'BUILD_RUNTIMES_MAVEN', options: ['3.9.1', '3.8.8', '3.6.3', '3.5.4', '3.3.9', '3.2.5', '3.1.1'], preset: '3.9.1', form: 'java-maven'},
  'maven-server': {...javaServers, form: 'java-maven'},
  'war-server': {...javaServers, form: 'java-war'},
  nodejs: {
    tool: 'Node.js',
    variable: 'BUILD_RUNTIMES',
    options: ['20.0.0', '19.9.0', '18.16.0', '17.9.1', '16.20.0', '16.15.0', '15.14.0', '14.21.3', '13.14.0', '12.22.12', '11.15.0', '10.24.1', '8.17.0'],
    preset: '20.0.0',
    form: 'nodejs',
  },
  nginx: {tool: 'Nginx', fixed: '1.22.1', file: 'buildpacks/goodrain-buildpack-nodestatic/lib/web.sh', text: 'version="1.22.1-x86-64-ubuntu-22.04.2"'},
  python: {
    tool: 'Python',
    variable: 'BUILD_RUNTIMES',
    options: ['python-3.9.16', 'python-3.8.16', 'python-3.7.16', 'python-3.6.15', 'python-3.5.6', 'python-2.7.18'],
    preset: 'python-3.9.16',
    prefix: 'python-',
    form: 'python',
  },
  php: {tool: 'PHP', variable: 'BUILD_RUNTIMES', options: ['8.2.5', '8.1.18'], preset: '8.2.5', form: 'php'},
  'php-server': {tool: {zh: 'Web 服务器', en: 'Web server'}, variable: 'BUILD_RUNTIMES_SERVER', options: ['apache', 'nginx'], preset: 'apache', form: 'php'},
  golang: {
    tool: 'Go',
    variable: 'BUILD_GOVERSION',
    options: ['go1.20.4', 'go1.19.9', 'go1.18.10', 'go1.17.13', 'go1.16.15', 'go1.15.15', 'go1.14.15', 'go1.13.15', 'go1.12.17'],
    preset: 'go1.20.4',
    prefix: 'go',
    form: 'golang',
  },
  'static-server': {tool: {zh: '静态页面的 Web 服务器', en: 'Web server of static pages'}, variable: 'BUILD_RUNTIMES_SERVER', options: ['nginx', 'apache'], preset: 'nginx', form: 'static'},
  'static-nginx': {tool: 'Nginx', fixed: '1.22.1', file: 'buildpacks/goodrain-buildpack-static/bin/compile', text: 'NGINX_VERSION="1.22.1-x86-64-ubuntu-22.04.2"'},
  'static-apache': {tool: 'Apache', fixed: '2.2.19', file: 'buildpacks/goodrain-buildpack-static/bin/compile', text: 'APACHE_VERSION="2.2.19"'},
  'dotnet-sdk': {tool: {zh: '.NET 编译环境', en: '.NET SDK'}, variable: 'BUILD_DOTNET_SDK_VERSION', options: ['2.2-sdk-alpine', '2.1-sdk-alpine'], preset: '2.2-sdk-alpine', form: 'netcore'},
  'dotnet-runtime': {
    tool: {zh: '.NET 运行环境', en: '.NET runtime'},
    variable: 'BUILD_DOTNET_RUNTIME_VERSION',
    options: ['2.2-aspnetcore-runtime', '2.1-aspnetcore-runtime'],
    preset: '2.2-aspnetcore-runtime',
    form: 'netcore',
  },
} as const satisfies Readonly<Record<string, BuildTool>>;

type ToolId = keyof typeof buildTools;

/** Tools by the language of a page; `all` is the overview of all languages. */
const languages = {
  java: ['jdk'],
  'java-maven': ['jdk', 'maven', 'maven-server'],
  'java-war': ['jdk', 'war-server'],
  nodejs: ['nodejs'],
  'nodejs-static': ['nodejs', 'nginx'],
  python: ['python'],
  php: ['php', 'php-server'],
  golang: ['golang'],
  html: ['static-server', 'static-nginx', 'static-apache'],
  dotnet: ['dotnet-sdk', 'dotnet-runtime'],
  all: ['jdk', 'maven', 'nodejs', 'python', 'php', 'golang', 'dotnet-sdk', 'dotnet-runtime', 'static-server'],
} as const satisfies Readonly<Record<string, readonly ToolId[]>>;

/** The languages that have a version table. */
export const versionLanguages: readonly string[] = Object.keys(languages);

const isLanguage = (name: string): name is keyof typeof languages => Object.hasOwn(languages, name);

/** The tools of a language, in the order of its table; `undefined` for an unknown language. */
export const toolsOf = (language: string): readonly BuildTool[] | undefined => (isLanguage(language) ? languages[language].map((id) => buildTools[id]) : undefined);

const TEXTS = {
  zh: {tool: '工具', options: '可选版本', preset: '默认值', fixed: '不能选', separator: '、'},
  en: {tool: 'Tool', options: 'Versions', preset: 'Default', fixed: 'No choice', separator: ', '},
} as const;

/** The version table of a language as rows, header first. The tool column is only included if there are several tools. */
export function versionTable(tools: readonly BuildTool[], language: 'zh' | 'en'): readonly (readonly string[])[] {
  const texts = TEXTS[language];
  const rows = tools.map((entry) => {
    const name = typeof entry.tool === 'string' ? entry.tool : entry.tool[language];
    if ('fixed' in entry) return [name, entry.fixed, texts.fixed];
    const {options, preset, prefix = ''} = entry;
    const plain = (value: string) => value.slice(prefix.length);
    return [name, options.map(plain).join(texts.separator), plain(preset)];
  });
  const all = [[texts.tool, texts.options, texts.preset], ...rows];
  return tools.length > 1 ? all : all.map((cells) => cells.slice(1));
}
