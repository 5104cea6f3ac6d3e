import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';

import {factText, platformFacts} from '../../../src/data/platform-facts';
import {stateFacts} from '../../../src/remark/state-facts';

const page = async (source: string, path = 'docs/page.mdx') => String(await compile({value: source, path}, {jsx: true, remarkPlugins: [stateFacts]}));

describe('stateFacts', () => {
  it('puts the text of a fact into a sentence, in the page’s language', async () => {
    expect(await page('空出 <PlatformFact id="gateway-node-ports" />。')).toContain(`{"${factText('gateway-node-ports', 'zh')}"}`);
    expect(await page('Keep <PlatformFact id="gateway-node-ports" /> free.', '/site/i18n/en/docusaurus-plugin-content-docs/current/page.mdx')).toContain('18080, and 18081');
  });

  it('refuses an unknown fact, and one that stands alone', async () => {
    await expect(page('a <PlatformFact id="port" />')).rejects.toMatchObject({message: expect.stringContaining('needs the id of a fact')});
    await expect(page('<PlatformFact id="console-port" />')).rejects.toMatchObject({message: expect.stringContaining('inside a sentence')});
  });
});

describe('the facts', () => {
  it('can be found by their patterns', () => {
    for (const [id, {spelled}] of Object.entries(platformFacts)) {
      expect(spelled.length, id).toBeGreaterThan(0);
      for (const {pattern} of spelled) expect(pattern.flags, id).toContain('g');
    }
  });
});
