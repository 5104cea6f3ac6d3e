import {describe, expect, it} from 'vitest';

import {adviceFor, DEFAULT_FORM, nodeProblem, problemOf, readForm, toOptions, writeForm, type HelmForm, type TextField} from '@site/src/lib/helm-form';
import {helmValues, toYaml} from '@site/src/lib/helm-values';

const FULL: HelmForm = {
  runtime: 'k3s',
  entry: '203.0.113.10',
  gateway: [
    {name: 'node-1', internalIP: '10.0.0.11', externalIP: '203.0.113.11'},
    {name: 'node-2', internalIP: '10.0.0.12', externalIP: ''},
  ],
  build: 'node-1, node-2',
  availability: 'ha',
  storage: 'nfs',
  sharedClass: 'a',
  blockClass: 'b',
  nfsServer: '10.0.0.20',
  nfsPath: '/data',
  nas: 'x.nas.aliyuncs.com:/',
  database: 'external',
  dbHost: 'db.example.com',
  dbPort: '3307',
  dbUser: 'rainbond',
  images: 'private',
  imagePrefix: 'registry.example.com/rainbond',
  console: 'elsewhere',
};

describe('the form in the address', () => {
  it('comes back unchanged', () => {
    expect(readForm(writeForm(FULL))).toEqual(FULL);
    expect(writeForm(DEFAULT_FORM)).toBe('');
    expect(readForm('')).toEqual(DEFAULT_FORM);
  });

  it.each(['?runtime=podman', '?storage=constructor', '?availability=', '?password=secret', '?entry', '?node=', '?%', '?runtime=docker%00', '?__proto__=1'])('odd query %s does no harm', (query) => {
    const form = readForm(query);
    expect(Object.keys(form).sort()).toEqual(Object.keys(DEFAULT_FORM).sort());
    expect({...form, gateway: [], entry: ''}).toEqual(DEFAULT_FORM);
    expect(() => toYaml(helmValues(toOptions(form)))).not.toThrow();
  });

  it('limits the length of what it reads', () => {
    expect(readForm(`?entry=${'9'.repeat(5000)}`).entry).toHaveLength(253);
    expect(readForm(`?${'node=a,b,c&'.repeat(100)}`).gateway).toHaveLength(8);
  });

  it('holds no field for a secret', () => {
    expect(Object.keys(DEFAULT_FORM).filter((key) => /pass|secret|token/i.test(key))).toEqual([]);
  });
});

const CASES: readonly (readonly [TextField, string, string | undefined])[] = [
  ['entry', '203.0.113.10', undefined],
  ['entry', ' 203.0.113.10 ', undefined],
  ['entry', '', undefined],
  ['entry', '203.0.113.256', 'ipv4'],
  ['entry', 'example.com', 'ipv4'],
  ['entry', '10.0.0.1, 10.0.0.2', 'several'],
  ['entry', '10.0.0.1，10.0.0.2', 'several'],
  ['entry', 'https://10.0.0.1', 'scheme'],
  ['build', 'node-1, 10.0.0.2', undefined],
  ['build', 'Node_1', 'names'],
  ['sharedClass', 'rook-cephfs', undefined],
  ['sharedClass', 'Rook CephFS', 'name'],
  ['nfsServer', '10.0.0.20', undefined],
  ['nfsServer', 'nfs.example.com', undefined],
  ['nfsServer', '10.0.0.20:/', 'host'],
  ['nfsServer', '10.0.0', 'host'],
  ['nfsPath', '/data/x', undefined],
  ['nfsPath', 'data', 'path'],
  ['nas', 'x.nas.aliyuncs.com:/', undefined],
  ['nas', 'x.nas.aliyuncs.com', 'nas'],
  ['dbPort', '3306', undefined],
  ['dbPort', '0', 'port'],
  ['dbPort', '65536', 'port'],
  ['dbUser', 'rainbond', undefined],
  ['dbUser', "x'; drop", 'user'],
  ['imagePrefix', 'registry.example.com:5000/rainbond', undefined],
  ['imagePrefix', 'registry.example.com/rainbond/', 'prefix'],
  ['imagePrefix', 'https://registry.example.com/x', 'scheme'],
];

describe('the check of a field', () => {
  it.each(CASES)('%s: %j', (field, text, problem) => {
    expect(problemOf(field, text)).toBe(problem);
  });

  it('reads the parts of a node', () => {
    expect(nodeProblem('name', 'node-1')).toBeUndefined();
    expect(nodeProblem('name', 'node 1')).toBe('name');
    expect(nodeProblem('internalIP', '10.0.0')).toBe('ipv4');
    expect(nodeProblem('externalIP', '')).toBeUndefined();
  });
});

describe('the options of a form', () => {
  it('put a placeholder where a text is invalid, so that nothing odd gets out', () => {
    const odd = "x' && curl evil";
    const yaml = toYaml(
      helmValues(
        toOptions({
          ...FULL,
          entry: odd,
          build: odd,
          nfsServer: odd,
          nfsPath: odd,
          dbHost: odd,
          dbPort: odd,
          dbUser: odd,
          imagePrefix: odd,
          gateway: [{name: odd, internalIP: odd, externalIP: odd}],
        }),
      ),
    );
    expect(yaml).not.toContain('curl');
    expect(yaml).not.toContain("'");
    for (const slot of ['<entry-ip>', '<node-1>', '<node-1-ip>', '<build-node>', '<nfs-server>', '<mysql-host>', '<user>', '<registry>/<namespace>']) expect(yaml).toContain(slot);
  });

  it('give a gateway node its internal address where it has no other', () => {
    expect(toOptions(FULL).gatewayNodes?.[1]).toEqual({name: 'node-2', internalIP: '10.0.0.12', externalIP: '10.0.0.12'});
  });
});

describe('the advice', () => {
  it('warns of what high availability lacks', () => {
    expect(adviceFor({...DEFAULT_FORM, availability: 'ha'})).toEqual(['haStorage', 'haDatabase', 'haNodes']);
    expect(adviceFor({...FULL, storage: 'class'})).toEqual(['subPath', 'password']);
  });

  it('asks for mounts by directory only with a storage class of the cluster', () => {
    expect(adviceFor({...DEFAULT_FORM, storage: 'class'})).toContain('subPath');
    for (const storage of ['builtin', 'nfs', 'aliyun'] as const) expect(adviceFor({...DEFAULT_FORM, storage})).not.toContain('subPath');
  });
});
