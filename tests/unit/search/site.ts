import {createEmbeddedClient} from '../../../src/search/client/embedded';
import type {SearchClient, SearchResponse} from '../../../src/search/client/protocol';
import {buildIndex} from '../../../src/search/index/build';
import type {Guides} from '../../../src/search/index/guides';
import type {PageText, SectionText} from '../../../src/search/index/page-text';

/** A section, with the properties that the test sets. */
export function section(heading: string, prose: string, rest: Partial<SectionText> = {}): SectionText {
  return {headings: [heading], anchor: heading.toLowerCase().replace(/\W+/g, '-'), prose, code: '', failure: false, ...rest};
}

/** A page of a small site: a title, its beginning, and sections below the title. */
export function page(url: string, title: string, prose = '', rest: Partial<PageText> = {}, ...sections: SectionText[]): PageText {
  return {
    url,
    kind: 'docs',
    tag: 'docs-default-current',
    trail: [],
    description: '',
    keywords: [],
    linkedFrom: 0,
    ...rest,
    sections: [
      {headings: [title], anchor: '', prose, code: '', failure: false},
      ...sections.map((part) => ({...part, headings: [title, ...part.headings]})),
    ],
  };
}

export type TestSite = {
  readonly client: SearchClient;
  /** Names of the files read so far. */
  readonly read: string[];
  /** Size of those files in bytes. */
  readonly bytes: () => number;
  /** Makes every read fail from now on, or succeed again. */
  setBroken: (broken: boolean) => void;
};

/** A client that answers from the index of these pages. */
export const siteOf = (pages: readonly PageText[], language = 'zh', guides: Guides = {}): TestSite => siteWith(buildIndex(pages, language, guides));

/** A client that answers from these files of an index, and has read none of them yet. */
export function siteWith(files: ReturnType<typeof buildIndex>): TestSite {
  const read: string[] = [];
  let broken = false;
  const client = createEmbeddedClient({
    async read(name) {
      read.push(name);
      const text = files.get(name);
      if (broken || text === undefined) throw new Error(`no ${name}`);
      return JSON.parse(text) as unknown;
    },
    addressOf: (path) => `https://www.example.com/${path}`,
    nameOf: (kind) => kind,
  });
  const bytes = () => read.reduce((sum, name) => sum + Buffer.byteLength(files.get(name) ?? ''), 0);
  return {client, read, bytes, setBroken: (value) => (broken = value)};
}

/** The answer to a query, with the marks that the site's pages ask for. */
export async function ask(client: SearchClient, query: string, rest: object = {}): Promise<SearchResponse> {
  const request = {indexName: 'site', query, highlightPreTag: '<mark>', highlightPostTag: '</mark>', ...rest};
  const {results: [response]} = await client.search({requests: [request]});
  if (!response) throw new Error('no answer');
  return response;
}

/** Addresses of an answer's hits, without the origin. */
export const addresses = ({hits}: SearchResponse) => hits.map(({url}) => url.replace('https://www.example.com/', ''));
