/** An item of structured data for search engines, in the vocabulary of schema.org. */
export type Thing = {readonly '@type': string; readonly [property: string]: unknown};

/** What the functions below need to know about the site; URLs are absolute. */
export type SiteIdentity = {
  readonly name: string;
  readonly description: string;
  readonly home: string;
  readonly language: string;
  readonly logo: string;
  readonly search: string;
  readonly install: string;
  readonly version: string;
  readonly repository: string;
  readonly vendor: {readonly name: string; readonly url: string};
};

function organization({vendor, repository}: SiteIdentity): Thing {
  return {'@type': 'Organization', '@id': `${vendor.url}/#organization`, name: vendor.name, url: vendor.url, sameAs: [repository]};
}

function productOf({name}: SiteIdentity): Thing {
  return {'@type': 'SoftwareApplication', name, applicationCategory: 'DeveloperApplication', operatingSystem: 'Linux, macOS, Windows'};
}

/** The site, the product and the organization behind them, for the home page. */
export function homeData(site: SiteIdentity): Thing[] {
  const publisher = {'@id': `${site.vendor.url}/#organization`};
  return [
    organization(site),
    {
      '@type': 'WebSite',
      name: site.name,
      url: site.home,
      description: site.description,
      inLanguage: site.language,
      publisher,
      potentialAction: {
        '@type': 'SearchAction',
        target: {'@type': 'EntryPoint', urlTemplate: `${site.search}?q={search_term_string}`},
        'query-input': 'required name=search_term_string',
      },
    },
    {
      ...productOf(site),
      description: site.description,
      url: site.home,
      image: site.logo,
      softwareVersion: site.version,
      downloadUrl: site.install,
      sameAs: site.repository,
      publisher,
      offers: {'@type': 'Offer', price: '0', priceCurrency: 'CNY'},
    },
  ];
}

export type ArticleIdentity = {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  readonly keywords: readonly string[];
};

/** An article, for pages about a case or a use scene. */
export function articleData(site: SiteIdentity, {title, description, url, image, keywords}: ArticleIdentity): Thing {
  const publisher = organization(site);
  return {
    '@type': 'Article',
    headline: title,
    description,
    mainEntityOfPage: url,
    image,
    keywords: keywords.join(', '),
    inLanguage: site.language,
    author: publisher,
    publisher,
    about: productOf(site),
  };
}

/** The breadcrumbs of a page, starting with the home page; `below` are the ones that follow, ending with the page itself. */
export function breadcrumbData({name: site, home}: SiteIdentity, below: readonly {readonly name: string; readonly url: string}[]): Thing {
  const steps = [{name: site, url: home}, ...below];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({name, url}, index) => ({'@type': 'ListItem', position: index + 1, name, item: url})),
  };
}

export type PageIdentity = {readonly title: string; readonly description: string; readonly url: string};

/** A member of a collection: a page, or something that has no page on this site. */
export type Member = {readonly name?: string; readonly url?: string};

/** A page that lists many things. */
export function collectionData(site: SiteIdentity, {title, description, url, members}: PageIdentity & {readonly members: readonly Member[]}): Thing {
  return {
    '@type': 'CollectionPage',
    name: title,
    description,
    url,
    inLanguage: site.language,
    mainEntity: {'@type': 'ItemList', itemListElement: members.map((member, index) => ({'@type': 'ListItem', position: index + 1, ...member}))},
  };
}

/** A page about the product that isn't an article. */
export function pageData(site: SiteIdentity, {title, description, url}: PageIdentity): Thing {
  return {'@type': 'WebPage', name: title, description, url, inLanguage: site.language, about: productOf(site)};
}

/** JSON of a page's structured data; `<` is escaped so that no text can end the script element. */
export function serialize(things: readonly Thing[]): string {
  return JSON.stringify({'@context': 'https://schema.org', '@graph': things}).replaceAll('<', '\\u003c');
}
