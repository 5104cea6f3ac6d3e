import {describe, expect, it} from 'vitest';

import {articleData, breadcrumbData, collectionData, homeData, serialize, type SiteIdentity} from '@site/src/components/seo/structured-data';

const site: SiteIdentity = {
  name: 'Rainbond',
  description: 'What it is.',
  home: 'https://example.com/en/',
  language: 'en',
  logo: 'https://example.com/en/img/icon-512.png',
  search: 'https://example.com/en/search',
  install: 'https://example.com/en/docs/quick-start/quick-install',
  version: '5.14.2',
  repository: 'https://example.org/repository',
  vendor: {name: 'Vendor', url: 'https://example.net'},
};

describe('structured data', () => {
  it('distinguishes the home page’s organization, site and product, and links them', () => {
    const [organization, website, software] = homeData(site);
    expect([organization, website, software].map((thing) => thing?.['@type'])).toEqual(['Organization', 'WebSite', 'SoftwareApplication']);
    expect(website?.publisher).toEqual({'@id': organization?.['@id']});
    expect(website?.potentialAction).toMatchObject({target: {urlTemplate: 'https://example.com/en/search?q={search_term_string}'}});
    expect(software).toMatchObject({softwareVersion: '5.14.2', url: site.home});
  });

  it('describes an article with its publisher', () => {
    const article = articleData(site, {title: 'T', description: 'D', url: 'https://example.com/en/case/a', image: 'https://example.com/i.png', keywords: ['a', 'b']});
    expect(article).toMatchObject({'@type': 'Article', headline: 'T', inLanguage: 'en', keywords: 'a, b', publisher: {name: 'Vendor'}});
  });

  it('numbers the steps of a path and the members of a wall', () => {
    expect(breadcrumbData(site, [{name: 'A', url: 'a'}, {name: 'B', url: 'b'}]).itemListElement).toEqual([
      {'@type': 'ListItem', position: 1, name: site.name, item: site.home},
      {'@type': 'ListItem', position: 2, name: 'A', item: 'a'},
      {'@type': 'ListItem', position: 3, name: 'B', item: 'b'},
    ]);
    const wall = collectionData(site, {title: 'W', description: 'D', url: 'u', members: [{url: 'x'}]});
    expect(wall.mainEntity).toEqual({'@type': 'ItemList', itemListElement: [{'@type': 'ListItem', position: 1, url: 'x'}]});
  });

  it('can’t end its own script element', () => {
    const text = serialize([{'@type': 'Thing', name: '</script><script>'}]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({'@context': 'https://schema.org', '@graph': [{'@type': 'Thing', name: '</script><script>'}]});
  });
});
