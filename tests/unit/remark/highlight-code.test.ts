import {describe, expect, it} from 'vitest';

import {highlightCode} from '../../../src/remark/highlight-code';
import {attribute, compilePage} from './compile';

const page = (source: string) => compilePage(source, {rehype: [highlightCode]});

describe('highlightCode', () => {
  it('hands a fence to CodeBlock, with its language, title and HTML', async () => {
    const jsx = await page('```yaml title="values.yaml" showLineNumbers\na: <b-c>\n```');
    expect(jsx).toMatch(/<CodeBlock [^>]*showLineNumbers/);
    expect(attribute(jsx, 'language')).toBe('yaml');
    expect(attribute(jsx, 'label')).toBe('YAML');
    expect(attribute(jsx, 'title')).toBe('values.yaml');
    expect(attribute(jsx, 'html')).toContain('<span class="token slot">&lt;b-c&gt;</span>');
  });

  it('joins output to the command above it, in lists too', async () => {
    const jsx = await page('- a\n\n  ```bash\n  ls\n  ```\n\n  ```text output title="Files"\n  <none> a\n  ```\n');
    expect(jsx.match(/<CodeBlock/g)).toHaveLength(1);
    expect(attribute(jsx, 'output')).toBe('&lt;none&gt; a');
    expect(attribute(jsx, 'outputTitle')).toBe('Files');
  });

  it('shows output on its own if text separates it from its command', async () => {
    const jsx = await page('```bash\nls\n```\n\nand then\n\n```text output\nb\n```\n');
    const [, second = ''] = jsx.split('and then');
    expect(jsx.match(/<CodeBlock/g)).toHaveLength(2);
    expect(attribute(second, 'output')).toBe('b');
    expect(attribute(second, 'html')).toBeUndefined();
  });

  it('leaves inline code alone', async () => {
    expect(await page('a `b`')).not.toContain('CodeBlock');
  });

  it('names file, line and the languages when it does not know one', async () => {
    await expect(page('text\n\n```ymal\na: 1\n```')).rejects.toMatchObject({
      message: expect.stringMatching(/"ymal".*yaml/),
      line: 3,
      file: 'docs/page.mdx',
    });
  });

  it('names file, line and word when it does not know what the fence asks for', async () => {
    await expect(page('```yaml highlight\na: 1\n```')).rejects.toMatchObject({message: expect.stringContaining('"highlight" means nothing'), line: 1});
  });
});
