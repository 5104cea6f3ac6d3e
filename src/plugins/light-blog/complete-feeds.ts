/** The three feeds of the blog as text. */
export interface Feeds {
  rss: string;
  atom: string;
  json: string;
}

/** What is used of a JSON feed; the rest is kept as it is. */
interface JsonFeed {
  home_page_url: string;
  items: {url: string; author?: {name: string; url?: string}}[];
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What stands behind a mark. */
type Addition = readonly [mark: string, text: string];

/** Puts texts behind marks that the framework writes, each behind the first one of its kind. */
function withAdditions(feed: string, additions: readonly Addition[]): string {
  const places = additions.map(([mark, text]) => {
    const start = feed.indexOf(mark);
    if (start < 0) throw new Error(`The feed has no "${mark}": see what the framework writes now.`);
    return {place: start + mark.length, text};
  });
  places.sort((a, b) => a.place - b.place);
  const parts = places.map(({place, text}, index) => feed.slice(places[index - 1]?.place ?? 0, place) + text);
  return [...parts, feed.slice(places.at(-1)?.place ?? 0)].join('');
}

/**
 * What the framework leaves out of feeds: the address of each feed itself, its language everywhere, and the authors
 * of posts in RSS. The JSON feed becomes one of version 1.1, which knows languages and authors.
 */
export function completeFeeds({rss, atom, json}: Feeds): Feeds {
  const {items, ...feed} = JSON.parse(json) as JsonFeed;
  const language = /<language>([^<]+)<\/language>/.exec(rss)?.[1];
  if (language === undefined) throw new Error('The RSS feed has no language.');
  const address = (file: string): string => `${feed.home_page_url}/${file}`;

  const completeRss = withAdditions(rss, [
    ['<rss version="2.0"', ' xmlns:atom="http://www.w3.org/2005/Atom"'],
    ['<channel>', `\n        <atom:link href="${address('rss.xml')}" rel="self" type="application/rss+xml"/>`],
    ...items.flatMap(({url, author}): Addition[] => (author === undefined ? [] : [[`<guid>${url}</guid>`, `\n            <dc:creator>${escaped(author.name)}</dc:creator>`]])),
  ]);
  const completeAtom = withAdditions(atom, [
    ['<feed xmlns="http://www.w3.org/2005/Atom"', ` xml:lang="${language}"`],
    [`<link rel="alternate" href="${feed.home_page_url}"/>`, `\n    <link rel="self" type="application/atom+xml" href="${address('atom.xml')}"/>`],
  ]);

  const completeJson = {
    ...feed,
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: address('feed.json'),
    language,
    items: items.map(({author, ...item}) => ({...item, ...(author !== undefined && {authors: [author]})})),
  };
  return {rss: completeRss, atom: completeAtom, json: JSON.stringify(completeJson, undefined, 4)};
}
