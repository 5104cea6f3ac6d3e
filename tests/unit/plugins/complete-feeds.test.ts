import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {describe, expect, it} from 'vitest';

import {completeFeeds} from '@site/src/plugins/light-blog/complete-feeds';

const BLOG = 'https://www.example.com/blog';

/** What the framework writes. */
const written = {
  rss: `<?xml version="1.0" encoding="utf-8"?><?xml-stylesheet type="text/xsl" href="rss.xsl"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
    <channel>
        <title>Blog</title>
        <link>${BLOG}</link>
        <language>zh-CN</language>
        <item>
            <title><![CDATA[A]]></title>
            <link>${BLOG}/a</link>
            <guid>${BLOG}/a</guid>
            <content:encoded><![CDATA[<p>About <code>&lt;channel&gt;</code></p>]]></content:encoded>
        </item>
        <item>
            <title><![CDATA[B]]></title>
            <link>${BLOG}/b</link>
            <guid>${BLOG}/b</guid>
        </item>
    </channel>
</rss>`,
  atom: `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
    <id>${BLOG}</id>
    <link rel="alternate" href="${BLOG}"/>
    <entry>
        <id>${BLOG}/a</id>
        <link href="${BLOG}/a"/>
    </entry>
</feed>`,
  json: JSON.stringify({
    version: 'https://jsonfeed.org/version/1',
    title: 'Blog',
    home_page_url: BLOG,
    items: [
      {id: `${BLOG}/a`, url: `${BLOG}/a`, title: 'A', content_html: '<p>About</p>', author: {name: 'We & you', url: 'https://www.example.com'}},
      {id: `${BLOG}/b`, url: `${BLOG}/b`, title: 'B', content_html: '<p>B</p>'},
    ],
  }),
};

describe('feeds of the blog', () => {
  const {rss, atom, json} = completeFeeds(written);

  it('say in RSS where they are and who wrote a post', () => {
    const feed = parseRssFeed(rss);
    expect(feed.atom?.links).toEqual([{href: `${BLOG}/rss.xml`, rel: 'self', type: 'application/rss+xml'}]);
    expect(feed.items?.map(({title, dc}) => [title, dc?.creators])).toEqual([['A', ['We & you']], ['B', undefined]]);
    expect(feed.items?.[0]?.content?.encoded).toContain('&lt;channel&gt;');
  });

  it('say in Atom where they are and in which language', () => {
    expect(parseAtomFeed(atom).links).toContainEqual({href: `${BLOG}/atom.xml`, rel: 'self', type: 'application/atom+xml'});
    expect(atom).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">');
  });

  it('say in JSON where they are, in which language, and who wrote a post', () => {
    const feed = parseJsonFeed(json);
    expect(feed).toMatchObject({title: 'Blog', home_page_url: BLOG, feed_url: `${BLOG}/feed.json`, language: 'zh-CN'});
    expect(feed.items?.map(({authors}) => authors)).toEqual([[{name: 'We & you', url: 'https://www.example.com'}], undefined]);
    expect(JSON.parse(json)).toMatchObject({version: 'https://jsonfeed.org/version/1.1'});
    expect(json).not.toContain('"author"');
  });

  it('are refused when the framework writes something else', () => {
    expect(() => completeFeeds({...written, rss: written.rss.replace('<language>zh-CN</language>', '')})).toThrow('no language');
    expect(() => completeFeeds({...written, atom: '<feed/>'})).toThrow('The feed has no');
    expect(() => completeFeeds({...written, rss: written.rss.replace(`<guid>${BLOG}/a</guid>`, '')})).toThrow('<guid>');
  });
});
