import {describe, expect, test} from 'vitest';

import {hostedFiles} from '../../../src/search/hosted';
import bestAnswers from '../../../src/search/best-answers.json';
import synonyms from '../../../src/search/synonyms.json';
import {ask, page, section, siteOf} from './site';

const PAGES = [
  page('docs/gateway', '网关', '网关把域名指向组件。', {linkedFrom: 3}, section('Certificates', '为域名绑定证书。', {code: 'kubectl get certificate'})),
  page('community/change/5.9.0', '5.9.0：网关', '网关有变化。', {kind: 'release', tag: 'docs-community-current'}),
  page('docs/offline', '离线安装', '', {description: '没有外网的安装。'}),
];
const GUIDES = {answers: [{asked: ['证书', 'https'], at: 'docs/gateway/#certificates'}, {asked: ['别处'], at: 'docs/elsewhere'}], called: {'docs/gateway#certificates': ['tls', 'renew']}};
const addressOf = (path: string) => `https://www.example.com/${path}`;
const hosted = hostedFiles(PAGES, 'zh', addressOf, GUIDES);

describe('what a hosted index is given', () => {
  test('are the sections of the embedded index, with the same addresses, levels, filters and texts', async () => {
    const {client} = siteOf(PAGES, 'zh', GUIDES);
    const hits = (await Promise.all(['网关', '证书', '离线'].map(async (query) => (await ask(client, query)).hits))).flat();
    const embedded = new Map(hits.map((hit) => [hit.objectID, hit]));
    expect(hosted.records.map(({objectID}) => objectID).sort()).toEqual([...embedded.keys()].sort());
    for (const record of hosted.records) expect(embedded.get(record.objectID)).toMatchObject({url: record.url, anchor: record.anchor, type: record.type, hierarchy: record.hierarchy});
    expect(hosted.records.find(({anchor}) => anchor === 'certificates')).toMatchObject({language: 'zh', docusaurus_tag: 'docs-default-current', kind: 'docs', called: ['tls', 'renew'], code: 'kubectl get certificate'});
    expect(hosted.records.find(({url}) => url.endsWith('docs/offline'))?.content).toBe('没有外网的安装。');
  });

  test('ranks by what the embedded one ranks by', () => {
    const prior = (path: string) => hosted.records.find(({url}) => url === addressOf(path))?.weight.prior ?? 0;
    expect(prior('docs/gateway')).toBeGreaterThan(prior('docs/offline'));
    expect(prior('docs/offline')).toBeGreaterThan(prior('community/change/5.9.0'));
    const attributes = hosted.settings.searchableAttributes.map((attribute) => attribute.replace(/^unordered\((.*)\)$/, '$1').replace(/\..*/, ''));
    for (const attribute of attributes) expect(hosted.records[0]).toHaveProperty(attribute);
    for (const facet of ['language', 'docusaurus_tag', 'kind'] as const) expect(hosted.settings.attributesForFaceting).toContain(facet);
  });

  test('puts the same answers first, and knows the same synonyms', () => {
    expect(hosted.rules).toHaveLength(1);
    expect(hosted.rules[0]?.conditions.map(({pattern}) => pattern)).toEqual(['证书', 'https']);
    expect(hosted.rules[0]?.consequence.promote).toEqual([{objectID: 'https://www.example.com/docs/gateway#certificates', position: 0}]);
    expect(hosted.synonyms.filter(({type}) => type === 'synonym').map(({synonyms: group}) => group)).toEqual(synonyms);
    expect(hosted.synonyms.find(({input}) => input === '邦定')?.synonyms).toEqual(['绑定']);
  });

  test('every rule has a name of its own, whatever it leads to', () => {
    const {rules} = hostedFiles(PAGES, 'zh', addressOf, {answers: [{asked: ['证书'], at: 'docs/gateway#certificates'}, {asked: ['https'], at: 'docs/gateway/#certificates'}]});
    expect(rules).toHaveLength(2);
    expect(new Set(rules.map(({objectID}) => objectID)).size).toBe(2);
    const {rules: all} = hostedFiles(PAGES, 'zh', addressOf, {answers: bestAnswers.map(({asked}) => ({asked, at: 'docs/gateway'}))});
    expect(new Set(all.map(({objectID}) => objectID)).size).toBe(bestAnswers.length);
    // The service accepts no more than 25 conditions per rule.
    expect(all.filter(({conditions}) => conditions.length > 25)).toEqual([]);
  });

  test('fits into the size that the service accepts for a record', () => {
    const long = hostedFiles([page('docs/x', '长', '长'.repeat(9_000))], 'zh', addressOf);
    expect(Buffer.byteLength(JSON.stringify(long.records[0]))).toBeLessThan(10_000);
  });
});
