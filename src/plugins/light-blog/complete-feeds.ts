/** The three feeds of the blog as text. */
export interface Feeds {
  rss: string;
  atom: string;
  json: string;
}

/** The parts of a JSON feed that are used here. The rest is kept as it is. */
interface JsonFeed {
  home_page_url: string;
  items: {url: string; author?: {name: string; url?: string}}[];
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text to insert after a marker. */
type Addition = readonly [marker: string, text: string];

/** Inserts texts after markers that the framework writes, each after the first occurrence of its marker. */
function withAdditions(feed: string, additions: readonly Addition[]): string {
  const places = additions.map(([marker, text]) => {
    const start = feed.indexOf(marker);
    if (start < 0) throw new Error(`The feed has no "${marker}": see what the framework writes now.`);
    return {place: start + marker.length, text};
  });
  places.sort((a, b) => a.place - b.place);
  const parts = places.map(({place, text}, index) => feed.slice(places[index - 1]?.place ?? 0, place) + text);
  return [...parts, feed.slice(places.at(-1)?.place ?? 0)].join('');
}

/**
 * Adds what the framework leaves out of feeds: each feed's own address, its language in all formats, and the authors
 * of posts in RSS. The JSON feed is upgraded to version 1.1, which supports languages and authors.
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
