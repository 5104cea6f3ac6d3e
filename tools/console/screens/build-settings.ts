import type {Text} from '../language';
import type {Screen} from './types';

/** Top of the card with the build settings, on the tab with a component's source. */
const CARD = 778;

/** The card of a language; `height` is that of the card, of which a phone shows the left part. */
const card = (language: string, component: string, label: string, height: number, alt: Text): Screen => ({
  id: `component-build-${language}`,
  route: `/team/dev/region/rainbond/components/${component}/resource`,
  window: {width: 1280, height: 1600},
  ready: {label: `componentOverview.body.${label}`},
  region: {x: 0, y: CARD, width: 1280, height},
  phone: {x: 20, y: CARD, width: 560, height},
  alt,
});

/** Settings of builds from source, language by language. */
export const buildSettings: readonly Screen[] = [
  card('go', 'gr510001', 'GoConfig.edition', 480, {
    zh: 'Go 的源码构建参数设置：Golang 版本选了 go1.20，GOPROXY 是 https://goproxy.cn，构建模块是空的，启动命令是 web: bin/go-sample，最下面是确认修改。',
    en: 'The build settings of Go: go1.20 is chosen, GOPROXY is https://goproxy.cn, no build module, the start command is web: bin/go-sample; the button that saves it is at the bottom.',
  }),
  card('node', 'gr510004', 'NodeJSConfig.node', 590, {
    zh: 'Node.js 的源码构建参数设置：Node 版本选了 20.0.0，BUILD_NODE_ENV 是 production，NPM 和 YARN 的镜像地址都是 registry.npmmirror.com，启动命令是 node index.js。',
    en: 'The build settings of Node.js: version 20.0.0 is chosen, BUILD_NODE_ENV is production, the mirrors of npm and Yarn are registry.npmmirror.com, the start command is node index.js.',
  }),
  card('php', 'gr510005', 'PHPConfig.php', 345, {
    zh: 'PHP 的源码构建参数设置：Web 服务器支持选了 apache，PHP 版本选了 8.2.5；没有启动命令一项。',
    en: 'The build settings of PHP: apache is the web server, 8.2.5 the version; there is no field for a start command.',
  }),
  card('python', 'gr510006', 'PythonConfig.Python', 355, {
    zh: 'Python 的源码构建参数设置：Python 版本选了 3.9.16，Pypi 源是清华的镜像；没有启动命令一项。',
    en: 'The build settings of Python: version 3.9.16 and the package index of Tsinghua University; there is no field for a start command.',
  }),
  card('netcore', 'gr510007', 'NetCoreConfig.compile', 345, {
    zh: '.NET 的源码构建参数设置：编译环境版本和运行环境版本各有两个选项，选了 2.2-sdk-alpine 和 2.2-aspnetcore-runtime。',
    en: 'The build settings of .NET: two versions each of the environment that compiles and of the one that runs; 2.2-sdk-alpine and 2.2-aspnetcore-runtime are chosen.',
  }),
  card('html', 'gr510002', 'StaticConfig.web', 290, {
    zh: '静态页面的源码构建参数设置：禁用缓存是关着的，Web 服务器选了 nginx，另一个选项是 apache。',
    en: 'The build settings of static pages: the cache is in use, nginx is the web server, apache the other choice.',
  }),
  card('dockerfile', 'gr510008', 'CodeBuildConfig.label', 225, {
    zh: 'Dockerfile 的源码构建参数设置：只有 ARG 参数，一行是 VERSION 和 1.0，右边的加号再添一行。',
    en: 'The build settings of a Dockerfile: only ARG parameters, a row with VERSION and 1.0; the plus sign on the right adds another.',
  }),
];
