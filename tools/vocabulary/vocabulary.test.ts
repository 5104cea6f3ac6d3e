import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {REPOSITORIES} from '../../src/plugins/page-sources/format';
import {extract} from './extract';
import {missingExtraLabels, readExtraLabels} from './extra';
import {allLabels, LabelIndex} from './lookup';
import {readConsoleLabels, readPlatform, serialize} from './vocabulary';

const FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rainbond: {
    'cmd/api/option/option.go': `
      fs.StringVar(&a.APIAddr, "api-addr", "127.0.0.1:8888", "the listen address")
      fs.IntVarP(&a.Port, "port", "p", 80, "port")
      fs.StringSliceVar(&a.Etcd, "etcd", []string{"http://127.0.0.1:2379"}, "etcd")
      a.Image = os.Getenv("BUILD_IMAGE")
      shell := "registry.cn-hangzhou.aliyuncs.com/goodrain/rbd-shell:v5.13.0-release"
      import "github.com/goodrain/rainbond/api"`,
    'cmd/api/option/option_test.go': 'fs.StringVar(&a, "of-a-test", "", "")',
    'vendor/x/cmd/y/z.go': 'fs.StringVar(&a, "of-a-library", "", "")',
    'grctl/cmd/build.go': `c := cli.Command{
      Name: "build", // a } in a comment
      Subcommands: []cli.Command{
        {Name: "list", Usage: "a } in a text", Flags: []cli.Flag{cli.StringFlag{Name: "namespace,ns", Value: "rbd-system"}}, Action: list},
        {Name: "maven", Subcommands: []cli.Command{{Name: "add", Action: add}}},
      },
    }`,
    'config/crd/a.yaml': 'kind: CustomResourceDefinition\nspec: {names: {kind: HelmApp}, versions: [{schema: {openAPIV3Schema: {properties: {spec: {type: object, properties: {env: {type: array, items: {properties: {name: {type: string}}}}, size: {type: integer}}}}}}}]}',
  },
  'rainbond-operator': {'main.go': 'flag.StringVar(&addr, "metrics-addr", ":8080", "")', 'controllers/api.go': 'corev1.EnvVar{Name: "REGION_NAME"}\nName: "rbd-api"'},
  'rainbond-console': {'entrypoint.sh': 'export MADE=1\nDB=${DB:-x}\necho $MADE ${PORT_OF_CONSOLE} $DB', 'console/a.py': 'os.environ.get("DB_TYPE", "")'},
  'rainbond-ui': {
    'src/locales/zh-CN.js': "import team from './zh-CN/team';\nexport default {'top': '顶', ...team}",
    'src/locales/zh-CN/team.js': "const a = {'team.a': '甲 ', 'team.b': '乙', 'team.c': '{n} 个', 'team.b': '丙'};",
    'src/locales/en-US.js': 'import team from "./en-US/team"\nexport default {top: \'Top\'}',
    'src/locales/en-US/team.js': "const a = {'team.a': 'A', 'team.c': '{n} items'};",
    'src/page.js': 'const a = <b title="去对接">甲 {`共${n}条`}</b>; console.log("记录"); // 注释',
  },
  'rainbond-chart': {'values.yaml': 'Cluster: {enableHA: false}', 'templates/a.yaml': 'image: {{ .Values.Cluster.repo }}/etcd:v3.3.18\n'},
  'cloud-adaptor': {'cmd/cloud-adaptor/flag.go': '&cli.StringFlag{Name: "dbType", Value: "mysql"}'},
  builder: {'README.md': ''},
};

let sources = '';

function git(repo: string, ...args: readonly string[]) {
  const {status, stderr} = spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-C', path.join(sources, repo), ...args], {encoding: 'utf8'});
  if (status !== 0) throw new Error(stderr);
}

beforeAll(() => {
  sources = mkdtempSync(path.join(tmpdir(), 'sources-'));
  for (const repo of REPOSITORIES) {
    for (const [name, text] of Object.entries(FILES[repo] ?? {})) {
      mkdirSync(path.dirname(path.join(sources, repo, name)), {recursive: true});
      writeFileSync(path.join(sources, repo, name), text);
    }
    git(repo, 'init', '--quiet');
    git(repo, 'add', '--all');
    git(repo, 'commit', '--quiet', '--message', 'Release');
    git(repo, 'tag', 'v1');
  }
});

afterAll(() => rmSync(sources, {recursive: true}));

describe('extract', () => {
  it('extracts the names that the programs know', () => {
    const {tag, flags, commands, environment, images, components, fields, values} = extract(sources, 'v1').platform;
    expect(tag).toBe('v1');
    expect(flags).toEqual({
      'api --api-addr': '127.0.0.1:8888',
      'api --etcd': '[]string{"http://127.0.0.1:2379"}',
      'api --port': '80',
      'cloud-adaptor --dbType': 'mysql',
      'grctl --namespace': 'rbd-system',
      'grctl --ns': 'rbd-system',
      'rainbond-operator --metrics-addr': ':8080',
    });
    expect(Object.keys(commands)).toEqual(['grctl build', 'grctl build list', 'grctl build maven', 'grctl build maven add']);
    expect(environment).toEqual({BUILD_IMAGE: 'rainbond', DB_TYPE: 'rainbond-console', PORT_OF_CONSOLE: 'rainbond-console', REGION_NAME: 'rainbond-operator'});
    expect(Object.keys(images)).toEqual(['etcd:v3.3.18', 'rbd-shell:v5.13.0-release']);
    expect(Object.keys(components)).toEqual(['rbd-api', 'rbd-shell', 'rbd-system']);
    expect(fields).toEqual({HelmApp: 'resource', 'HelmApp spec': 'object', 'HelmApp spec.env': 'array', 'HelmApp spec.size': 'integer'});
    expect(values).toEqual({Cluster: '', 'Cluster.enableHA': 'false', 'Cluster.repo': ''});
  });

  it('extracts the labels of both languages, and those hard-coded in the console', () => {
    const {labels, inCode} = extract(sources, 'v1').labels;
    expect(labels).toEqual({'team.a': ['甲', 'A'], 'team.b': ['丙'], 'team.c': ['{n} 个', '{n} items'], top: ['顶', 'Top']});
    expect(inCode).toEqual({去对接: 'src/page.js', '共{value}条': 'src/page.js'});
  });

  it('names the tag that a repository lacks', () => {
    expect(() => extract(sources, 'v2')).toThrow(/v2/);
  });
});

describe('extra labels', () => {
  it('are found in their files', () => {
    const label = {zh: '去对接', repo: 'rainbond-ui', file: 'src/page.js'};
    expect(missingExtraLabels([label], sources, 'v1')).toEqual([]);
    expect(missingExtraLabels([{...label, en: 'Connect'}, {...label, file: 'src/gone.js'}], sources, 'v1')).toHaveLength(2);
    expect(missingExtraLabels([{...label, en: 'Connect', source: '去对接'}], sources, 'v1')).toEqual([]);
    expect(missingExtraLabels([{...label, source: 'connect'}], sources, 'v1')).toHaveLength(1);
  });

  it('need all required fields', () => {
    const file = path.join(sources, 'extra.yaml');
    expect(readExtraLabels().length).toBeGreaterThan(0);
    writeFileSync(file, '- {zh: 甲, repo: rainbond-ui, path: a.js}\n');
    expect(() => readExtraLabels(file)).toThrow('"path":"a.js"');
  });
});

describe('LabelIndex', () => {
  const labels = allLabels({tag: 'v1', labels: {a: ['集群', 'Cluster'], b: ['集群', 'Clusters'], c: ['共 {n} 条', '{n} in all'], d: ['名称：', 'Name'], e: ['中', '中文'], f: ['{n}']}, inCode: {去对接: 'x.js'}}, [{zh: '默认集群', repo: 'rainbond', file: 'y'}]);
  const chinese = new LabelIndex(labels, ({zh}) => zh);

  it('finds every label with a text, ignoring colons, and labels with placeholders', () => {
    expect(chinese.find('集群').map(({key}) => key)).toEqual(['a', 'b']);
    expect(chinese.find('名称').map(({key}) => key)).toEqual(['d']);
    expect(chinese.find('共 20 条').map(({key}) => key)).toEqual(['c']);
    expect(chinese.find('默认集群').map(({key}) => key)).toEqual(['rainbond y']);
    expect(chinese.find('没有')).toEqual([]);
  });

  it('treats a Chinese text in the English console as a missing translation', () => {
    expect(labels.filter(({en}) => en === undefined).map(({zh}) => zh)).toEqual(['中', '{n}', '去对接', '默认集群']);
  });
});

describe('the vocabulary of the project', () => {
  it('comes from one tag, and is formatted as the command writes it', () => {
    const platform = readPlatform();
    expect(readConsoleLabels().tag).toBe(platform.tag);
    expect(JSON.parse(serialize(platform))).toEqual(platform);
    expect(platform.flags['gateway --status-port']).toBe('18080');
    expect(platform.commands).toHaveProperty('grctl cluster upgrade');
  });
});
