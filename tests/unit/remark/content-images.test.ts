import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';

import {contentImages} from '@site/src/remark/content-images';

const page = async (source: string) => String(await compile(source, {jsx: true, remarkPlugins: [contentImages]}));

describe('pictures of a page', () => {
  it('go through the image component, which only such a page loads', async () => {
    const jsx = await page('Before ![What it shows](./img/a.png "Title") after\n\n![Another](../b.JPG)');
    expect(jsx.match(/import ContentImage from "@theme\/IdealImage"/g)).toHaveLength(1);
    expect(jsx).toContain('<ContentImage img={require("./img/a.png")} alt="What it shows" title="Title" />');
    expect(jsx).toContain('<ContentImage img={require("../b.JPG")} alt="Another" />');
  });

  it.each(['![x](/img/a.png)', '![x](https://example.com/a.png)', '![x](./a.svg)', '[x](./a.png)'])('leave %s alone', async (source) => {
    expect(await page(source)).not.toContain('ContentImage');
  });
});
