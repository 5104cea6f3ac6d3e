import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {product} from '../../src/config/product';
import {readEvidence} from '../../src/plugins/page-sources/format';
import {compare, mismatchOf, verify} from './verify';

const LATER = 'v9.0.0-release';
let sources = '';

function git(repo: string, ...args: readonly string[]) {
  const {status, stderr} = spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-C', path.join(sources, repo), ...args], {encoding: 'utf8'});
  if (status !== 0) throw new Error(stderr);
}

function commit(repo: string, files: Readonly<Record<string, string>>, tag: string) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(sources, repo, name)), {recursive: true});
    writeFileSync(path.join(sources, repo, name), text);
  }
  git(repo, 'add', '--all');
  git(repo, 'commit', '--quiet', '--message', tag);
  git(repo, 'tag', tag);
}

beforeAll(() => {
  sources = mkdtempSync(path.join(tmpdir(), 'sources-'));
  for (const repo of ['rainbond', 'rainbond-ui']) {
    mkdirSync(path.join(sources, repo));
    git(repo, 'init', '--quiet');
  }
  commit('rainbond', {'cmd/option.go': 'fs.IntVar(&port,\n\t"port", 18080, "网关")\n', 'gone.go': 'package gone\n'}, product.sourceTag);
  git('rainbond', 'rm', '--quiet', 'gone.go');
  commit('rainbond', {'cmd/option.go': 'fs.IntVar(&port, "port", 18090, "网关")\nunsafe\n'}, LATER);
  commit('rainbond-ui', {'src/a.js': 'label\n'}, product.sourceTag);
});

afterAll(() => rmSync(sources, {recursive: true}));

const evidence = (...entries: readonly string[]) => readEvidence('docs/a.evidence.yaml', `claims:\n${entries.map((entry) => `  - {at: top, ${entry}}\n`).join('')}`);

const PORT = `says: the port, repo: rainbond, file: cmd/option.go, text: '"port", 18080, "网关"'`;
const SAFE = 'says: safe, repo: rainbond, file: cmd/option.go, lacks: unsafe';
const GONE = `says: gone, repo: rainbond, file: gone.go, pattern: '^package \\w+$'`;
const LABEL = 'says: label, repo: rainbond-ui, file: src/a.js, text: label';

describe('verify', () => {
  it('finds text, pattern and absence at the tag, across line breaks', () => {
    const other = "says: other, project: Kubernetes, version: '1.24', url: 'https://kubernetes.io/docs/'";
    expect(verify([evidence(PORT, SAFE, GONE, LABEL, other)], sources)).toEqual({pages: 1, entries: 5, others: 1, failures: []});
  });

  it.each([
    ['says: a, repo: rainbond, file: cmd/option.go, text: "18081"', 'the text is not found: 18081'],
    [`says: a, repo: rainbond, file: cmd/option.go, text: ['18080', '18081']`, 'the text is not found: 18081'],
    ['says: a, repo: rainbond, file: cmd/option.go, lacks: IntVar', 'the text is there: IntVar'],
    [`says: a, repo: rainbond, file: cmd/option.go, pattern: '^unsafe$'`, 'the pattern is not found: ^unsafe$'],
    ['says: a, repo: rainbond, file: cmd, text: option', 'there is no such file'],
    ['says: a, repo: rainbond, file: cmd/options.go, text: a', 'there is no such file'],
    ['says: a, repo: rainbond, file: cmd/option.go, tag: v1, text: a', 'rainbond has no tag v1'],
  ])('fails %s', (entry, why) => {
    expect(verify([evidence(PORT, entry)], sources).failures).toMatchObject([{file: 'docs/a.evidence.yaml', claim: {says: 'a', line: 3}, why}]);
  });

  it('reads an entry at a tag of its own', () => {
    expect(verify([evidence(`says: a, repo: rainbond, file: cmd/option.go, tag: ${LATER}, text: '18090'`)], sources).failures).toEqual([]);
  });

  it('says which repository is missing', () => {
    expect(() => verify([evidence('says: a, repo: builder, file: a, text: b')], sources)).toThrow(/no repository .*builder/);
  });
});

describe('compare', () => {
  it('lists what no longer holds, and the repositories it cannot compare', () => {
    const {changes, without} = compare([evidence(PORT, SAFE, GONE, LABEL)], sources, product.sourceTag, LATER);
    expect(changes.map(({claim, why}) => [claim.says, why])).toEqual([
      ['the port', 'the text is not found: "port", 18080, "网关"'],
      ['safe', 'the text is there: unsafe'],
      ['gone', 'there is no such file'],
    ]);
    expect(without).toEqual(['rainbond-ui']);
  });

  it('leaves out claims that never held, and claims about another release', () => {
    const files = [evidence('says: a, repo: rainbond, file: cmd/option.go, text: never', `says: b, repo: rainbond, file: gone.go, tag: ${LATER}, text: a`)];
    expect(compare(files, sources, product.sourceTag, LATER).changes).toEqual([]);
  });

  it('requires the first tag to exist', () => {
    expect(() => compare([evidence(LABEL)], sources, LATER, product.sourceTag)).toThrow(`rainbond-ui has no tag ${LATER}`);
  });
});

describe('mismatchOf', () => {
  it('requires every text', () => {
    expect(mismatchOf({text: ['a  b', 'c'], lacks: [], pattern: undefined}, 'a\nb c')).toBeUndefined();
    expect(mismatchOf({text: ['a  b', 'd'], lacks: [], pattern: undefined}, 'a\nb c')).toBe('the text is not found: d');
  });
});
