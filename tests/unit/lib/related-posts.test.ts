import {describe, expect, it} from 'vitest';

import {type PostFacts, relatePosts} from '@site/src/lib/related-posts';

const post = (permalink: string, date: string, tags: readonly string[], more: Partial<PostFacts> = {}): PostFacts => ({permalink, date: new Date(date), tags, links: [], ...more});

const relations = (permalink: string, ...posts: PostFacts[]) => relatePosts(posts).get(permalink);

describe('relatePosts', () => {
  it('puts posts first that share rarer tags', () => {
    const asked = post('/a', '2023-01-01', ['tutorial', 'gateway']);
    const tutorials = ['/t1', '/t2', '/t3'].map((permalink) => post(permalink, '2023-01-02', ['tutorial']));
    expect(relations('/a', asked, ...tutorials, post('/g', '2020-01-01', ['gateway']))?.related).toEqual(['/g', '/t1', '/t2']);
  });

  it('counts a link in either direction', () => {
    const asked = post('/a', '2023-01-01', ['gateway'], {links: ['/linked']});
    const others = [post('/same', '2023-01-01', ['gateway']), post('/linked', '2020-01-01', []), post('/links', '2019-01-01', [], {links: ['/a']}), post('/none', '2023-01-01', ['storage'])];
    expect(relations('/a', asked, ...others)?.related).toEqual(['/linked', '/links', '/same']);
  });

  it('takes the nearer date where two are equally close', () => {
    const asked = post('/a', '2023-01-01', ['gateway']);
    expect(relations('/a', post('/far', '2020-01-01', ['gateway']), post('/near', '2023-02-01', ['gateway']), asked)?.related).toEqual(['/near', '/far']);
  });

  it('names the parts of a series in order, and not among those related', () => {
    const parts = [post('/two', '2022-02-01', ['mesh'], {series: 'envoy'}), post('/one', '2022-01-01', ['mesh'], {series: 'envoy'})];
    const other = post('/other', '2023-01-01', ['mesh']);
    expect(relations('/two', ...parts, other)).toEqual({series: ['/one', '/two'], related: ['/other']});
    expect(relations('/other', ...parts, other)?.series).toEqual([]);
  });

  it('makes no series of one post', () => {
    expect(relations('/a', post('/a', '2022-01-01', [], {series: 'envoy'}))).toEqual({series: [], related: []});
  });
});
