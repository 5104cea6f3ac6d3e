import {describe, expect, it} from 'vitest';

import {feedContent} from '@site/src/config/feed-content';

describe('the text of a post in a feed', () => {
  it('keeps text, structure and links', () => {
    const content = '<h2 id="a">Title</h2><p>See <a href="https://www.example.com/docs/">docs</a>.</p><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
    expect(feedContent(content)).toBe(content);
  });

  it('has code without its colours, and no button', () => {
    expect(feedContent('<div class="x"><pre tabindex="0" class="y"><code><span class="token key">tr</span> a &lt; b\n</code></pre><button type="button">Copy</button></div>')).toBe('<div><pre><code>tr a &lt; b\n</code></pre></div>');
  });

  it('has descriptions for drawings, and no icons', () => {
    expect(feedContent('<figure><svg role="img" aria-label="A calls B."><text>A</text></svg></figure><p><svg aria-hidden="true"></svg>Note</p>')).toBe('<figure><p>A calls B.</p></figure><p>Note</p>');
  });

  it('has no links from a heading to itself, and no comments', () => {
    expect(feedContent('<!-- --><h2 class="anchor" id="a">Title<a class="hash-link" href="#a">#</a></h2>')).toBe('<h2 id="a">Title</h2>');
  });
});
