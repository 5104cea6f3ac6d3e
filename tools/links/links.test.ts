import {describe, expect, it} from 'vitest';

import {checkLinks} from './check';
import {furtherThan} from './clicks';
import {readPage} from './read';

const html = (body: string, head = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

function check(pages: Readonly<Record<string, string>>, files: readonly string[] = [], below?: string) {
  return checkLinks(new Map(Object.entries(pages).map(([address, page]) => [address, readPage(page)])), new Set(files), below);
}

const target = html('<h2 id="steps">Steps</h2>');

describe('links of the built site', () => {
  it('finds nothing if all of them work', () => {
    const page = html(
      '<a href="/docs#steps">1</a><a href="/docs/?q=1">2</a><a href="#here">3</a><p id="here"></p><a href="../file.yaml">4</a><img src="/img/a.svg"><a href="https://github.com/goodrain">5</a>',
      '<link rel="alternate" hreflang="en" href="https://www.rainbond.com/docs"><link rel="stylesheet" href="/assets/a.css">',
    );
    expect(check({'/blog': page, '/docs': target, '': target}, ['/file.yaml', '/img/a.svg', '/assets/a.css']).findings).toEqual([]);
  });

  it.each([
    ['a page that is not there', '<a href="/nowhere">x</a>', '/page: /nowhere leads to no page or file.'],
    ['an anchor that is not there', '<a href="/docs#stairs">x</a>', '/page: /docs#stairs leads to the anchor "stairs", which that page doesn\'t have.'],
    ['an anchor of its own that is not there', '<a href="#up">x</a>', '/page: #up leads to the anchor "up", which that page doesn\'t have.'],
    ['a picture that is not there', '<img src="/img/b.png">', '/page: /img/b.png leads to no page or file.'],
    ['a script address', '<a href="javascript:void(0)">x</a>', '/page: javascript:void(0) has the protocol javascript:.'],
    ['half a host', '<a href="https://localhost/x">x</a>', '/page: https://localhost/x has no full host name.'],
    ['an address that took the full stop along', '<a href="https://example.com/a。">x</a>', '/page: https://example.com/a。 holds punctuation of the text around it.'],
    ['an unfinished mail address', '<a href="mailto:nobody">x</a>', '/page: mailto:nobody has the protocol mailto:.'],
  ])('finds %s', (_what, body, finding) => {
    expect(check({'/page': html(body), '/docs': target}).findings).toEqual([finding]);
  });

  it('finds an alternate that has no page', () => {
    const page = html('', '<link rel="alternate" hreflang="en" href="https://www.rainbond.com/en/page">');
    expect(check({'/page': page}).findings).toEqual(['/page: /en/page leads to no page or file.']);
    expect(check({'/404.html': html('<a href="/en/404">x</a>')}).findings).toEqual([]);
  });

  it('lists external addresses, and only checks below an address if one is given', () => {
    const pages = {'/a': html('<a href="https://example.com/">x</a><a href="/no">x</a>'), '/b': html('<a href="https://example.com/">x</a>')};
    expect([...check(pages).outside]).toEqual([['https://example.com/', '/a']]);
    expect(check(pages, [], '/b').findings).toEqual([]);
  });
});

describe('clicks', () => {
  const to = (...addresses: string[]) => readPage(html(addresses.map((address) => `<a href="${address}">x</a>`).join('')));
  const pages = new Map(
    Object.entries({
      '/docs': to('/docs/a/', '/blog', 'https://example.com/docs/c'),
      '/docs/a': to('./b#part', '/docs'),
      '/docs/a/b': to('/docs/c?x=1'),
      '/docs/c': to(),
      '/docs/lost': to('/docs'),
      '/blog': to('/docs/lost'),
    }),
  );

  it('are counted along links of the section', () => {
    expect(furtherThan(3, '/docs', pages)).toEqual(['/docs/lost']);
    expect(furtherThan(2, '/docs', pages)).toEqual(['/docs/c', '/docs/lost']);
    expect(furtherThan(1, '/docs', pages)).toEqual(['/docs/a/b', '/docs/c', '/docs/lost']);
  });
});
