import {box, line, text, type Picture, type Piece} from './draw';

/** The texts of the picture, apart from names that are the same in both languages. */
type Words = {
  readonly built: string;
  readonly made: string;
  readonly port: string;
  readonly component: string;
  readonly image: string;
  readonly link: string;
  readonly database: string;
  readonly variables: string;
  readonly storage: string;
};

const WORDS: Readonly<Record<'zh' | 'en', Words>> = {
  zh: {
    built: '你搭的应用',
    made: '平台据此生成',
    port: '对外端口',
    component: 'Java 组件',
    image: '代码仓库 · 端口 5000',
    link: '依赖连线',
    variables: '环境变量',
    database: 'MySQL 组件',
    storage: '存储',
  },
  en: {
    built: 'What you put together',
    made: 'What the platform makes',
    port: 'External port',
    component: 'Java component',
    image: 'Repository · port 5000',
    link: 'Dependency line',
    variables: 'Environment variables',
    database: 'MySQL component',
    storage: 'Storage',
  },
};

const LEFT = 24;
const RIGHT = 404;
const WIDTH = 332;

/** Rows of the picture: what the reader puts together, and what the platform makes of it. */
const rows = (words: Words) =>
  [
    {top: 84, height: 72, tone: 'brand', title: words.port, below: undefined, objects: ['Ingress']},
    {top: 188, height: 112, tone: 'brand', title: words.component, below: words.image, objects: ['Deployment', 'Service']},
    {top: 332, height: 148, tone: 'warm', title: words.link, below: 'MYSQL', objects: [words.variables, 'MYSQL_HOST', 'MYSQL_PORT']},
    {top: 512, height: 112, tone: 'teal', title: words.database, below: undefined, objects: ['StatefulSet', 'Service']},
    {top: 656, height: 72, tone: 'teal', title: words.storage, below: undefined, objects: ['PersistentVolumeClaim']},
  ] as const;

/** One application, as its developer sees it and as the cluster runs it; for the page on the design. */
export function modelToObjects(language: 'zh' | 'en'): Picture {
  const words = WORDS[language];
  const all = rows(words);
  const pieces: Piece[] = [text({left: LEFT, top: 28, width: WIDTH, size: 24, weight: 700, words: words.built}), text({left: RIGHT, top: 28, width: WIDTH, size: 24, weight: 700, words: words.made})];
  all.forEach(({top, height, tone, title, below, objects}, row) => {
    const middle = top + height / 2;
    const before = all[row - 1];
    if (before) pieces.push(line({from: [LEFT + WIDTH / 2, before.top + before.height], to: [LEFT + WIDTH / 2, top], tone: 'quiet', arrow: true}));
    pieces.push(
      box({left: LEFT, top, width: WIDTH, height, tone, lines: below === undefined ? [{words: title, weight: 700}] : [{words: title, weight: 700}, {words: below, weight: 500}]}),
      line({from: [LEFT + WIDTH, middle], to: [RIGHT, middle], tone, arrow: true}),
      box({left: RIGHT, top, width: WIDTH, height, tone: 'plain', edge: tone, lines: objects.map((words) => ({words, weight: 500}))}),
    );
  });
  return {width: 760, height: 752, pieces};
}
