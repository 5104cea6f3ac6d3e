import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {DEFAULT_FORM, toOptions, type HelmForm} from '@site/src/lib/helm-form';
import {helmValues, installWithFile, installWithFlags, toSetPairs, toYaml, type HelmOptions} from '@site/src/lib/helm-values';

const DOCS = 'docs/installation/install-with-helm';
const PAGES = 'src/pages';

/** The values files of a page, in order. */
function filesOf(page: string, folder = DOCS): unknown[] {
  const text = readFileSync(`${folder}/${page}`, 'utf8');
  return [...text.matchAll(/```yaml title="values\.yaml"[^\n]*\n([\s\S]*?)```/g)].map(([, yaml = '']) => parse(yaml) as unknown);
}

/** Every path of a tree, with list positions left out. */
function paths(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => paths(inner, path));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, path === '' ? key : `${path}.${key}`));
}

const [haExample, chartDefaults] = filesOf('vaules-config.mdx');
const KEYS_WITHOUT_DEFAULT = [
  'operator.env.name',
  'operator.env.value',
  'Cluster.gatewayIngressIPs',
  'Cluster.nodesForGateway.name',
  'Cluster.nodesForGateway.internalIP',
  'Cluster.nodesForGateway.externalIP',
  'Cluster.nodesForChaos.name',
  'Component.rbd_worker.env.PROBE_MESH_IMAGE_NAME',
  'Component.rbd_worker.env.TCPMESH_DEFAULT_IMAGE_NAME',
  'Component.rbd_resource_proxy.image',
];
const chartKeys = new Set([...paths(chartDefaults), ...KEYS_WITHOUT_DEFAULT]);

const forms: Readonly<Record<string, Partial<HelmForm>>> = {
  defaults: {},
  'an entry with nodes': {entry: '203.0.113.10', gateway: [{name: 'node-1', internalIP: '10.0.0.11', externalIP: ''}], build: 'node-1, node-2'},
  'high availability': {availability: 'ha', storage: 'class', sharedClass: 'rook-cephfs', blockClass: 'rook-ceph-block', database: 'external', dbHost: 'db.example.com', dbUser: 'rainbond'},
  'an NFS mount': {storage: 'nfs', nfsServer: '10.0.0.20', nfsPath: '/data'},
  'Alibaba Cloud NAS': {storage: 'aliyun', nas: 'x.cn-hangzhou.nas.aliyuncs.com:/'},
  'a registry of one’s own on K3s': {images: 'private', imagePrefix: 'registry.example.com:5000/rainbond', runtime: 'k3s'},
  'the cluster side alone': {console: 'elsewhere', runtime: 'docker'},
};

const optionsOf = (form: Partial<HelmForm>): HelmOptions => toOptions({...DEFAULT_FORM, ...form});

describe.each(Object.entries(forms))('a values file for %s', (_, form) => {
  const values = helmValues(optionsOf(form));

  it('is YAML that says what was meant', () => {
    expect(parse(toYaml(values)) ?? {}).toEqual(values);
  });

  it('has no key that the chart does not know', () => {
    expect(paths(values).filter((path) => !chartKeys.has(path))).toEqual([]);
  });

  it('says the same as flags', () => {
    expect(toSetPairs(values).map((pair) => pair.replace(/=.*/, '').replace(/\[\d+\]/g, ''))).toEqual(paths(values));
  });
});

describe('a registry of one’s own', () => {
  it('holds every image that would come from the public registry otherwise, by the tags of the offline installation', () => {
    const prefix = 'registry.example.com/rainbond';
    const text = toYaml(helmValues(optionsOf({images: 'private', imagePrefix: prefix})));
    const documented = JSON.stringify(filesOf('../offline/index.mdx')).match(/<registry>\/<namespace>\/[\w.:-]+/g) ?? [];
    expect(documented.length).toBeGreaterThan(5);
    for (const image of documented) expect(text).toContain(image.replace('<registry>/<namespace>', prefix));
  });
});

describe('values of the clouds', () => {
  it('are those of the documentation', () => {
    for (const cloud of ['ack', 'cce']) expect(filesOf(`${cloud}/index.mdx`, PAGES), cloud).toEqual(filesOf(`cloud/${cloud}-install-with-helm.mdx`).slice(0, 1));
  });

  it('use only keys of the chart', () => {
    for (const cloud of ['ack', 'cce', 'tke']) {
      const [values, ...more] = filesOf(`${cloud}/index.mdx`, PAGES);
      expect([values === undefined, ...more], cloud).toEqual([false]);
      expect(paths(values).filter((path) => !chartKeys.has(path)), cloud).toEqual([]);
    }
  });
});

describe('the high availability example of the reference', () => {
  it('uses keys that are known here too', () => {
    expect(paths(haExample).filter((path) => !chartKeys.has(path))).toEqual([]);
  });
});

describe('a text in YAML', () => {
  const read = (entry: string) => (parse(toYaml({key: entry})) as {key: unknown}).key;

  it.each(['203.0.113.10', '1.5', '007', 'true', 'no', 'null', '<node-1>', '<nas-mount-address>:/', '/', 'a: b', '- x', '#', 'é', '', 'line\nbreak', '"quoted"', 'registry.example.com:5000/x'])('%j stays itself', (text) => {
    expect(read(text)).toBe(text);
  });
});

describe('the commands', () => {
  it('name the version, and the file only where there is one', () => {
    expect(installWithFile('5.14.2', {})).toBe('helm install rainbond rainbond/rainbond-cluster --version 5.14.2 -n rbd-system');
    expect(installWithFile('5.14.2', helmValues(optionsOf({})))).toMatch(/ -f values\.yaml$/);
  });

  it('quote every flag and continue every line but the last', () => {
    const lines = installWithFlags('5.14.2', helmValues(optionsOf({entry: '203.0.113.10'}))).split('\n');
    expect(lines.slice(1).every((line) => /^ {2}--set '[^']+'(?: \\)?$/.test(line))).toBe(true);
    expect(lines.slice(0, -1).every((line) => line.endsWith(' \\'))).toBe(true);
    expect(lines.at(-1)).not.toMatch(/\\$/);
  });

  it('never hold a password', () => {
    expect(toYaml(helmValues(optionsOf({database: 'external'})))).toContain('password: <password>');
  });
});
