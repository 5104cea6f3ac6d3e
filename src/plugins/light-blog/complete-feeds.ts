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

/** Puts text behind a mark that the framework writes, once. */
function behind(text: string, mark: string, addition: string): string {
  const [before, ...rest] = text.split(mark);
  if (before === undefined || rest.length === 0) throw new Error(`The feed has no "${mark}": see what the framework writes now.`);
  return before + mark + addition + rest.join(mark);
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

  let completeRss = behind(rss, '<rss version="2.0"', ' xmlns:atom="http://www.w3.org/2005/Atom"');
  completeRss = behind(completeRss, '<channel>', `\n        <atom:link href="${address('rss.xml')}" rel="self" type="application/rss+xml"/>`);
  for (const {url, author} of items) {
    if (author !== undefined) completeRss = behind(completeRss, `<guid>${url}</guid>`, `\n            <dc:creator>${escaped(author.name)}</dc:creator>`);
  }

  let completeAtom = behind(atom, '<feed xmlns="http://www.w3.org/2005/Atom"', ` xml:lang="${language}"`);
  completeAtom = behind(completeAtom, `<link rel="alternate" href="${feed.home_page_url}"/>`, `\n    <link rel="self" type="application/atom+xml" href="${address('atom.xml')}"/>`);

  const completeJson = {
    ...feed,
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: address('feed.json'),
    language,
    items: items.map(({author, ...item}) => ({...item, ...(author !== undefined && {authors: [author]})})),
  };
  return {rss: completeRss, atom: completeAtom, json: JSON.stringify(completeJson, undefined, 4)};
}
