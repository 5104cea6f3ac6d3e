import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';

import {buildTools} from '../../../src/data/build-versions';
import {stateVersions} from '../../../src/remark/state-versions';
import {versionsEvidence} from '../../../tools/evidence/files';
import {mismatchOf} from '../../../tools/evidence/verify';

const page = async (source: string, path = 'docs/page.mdx') => String(await compile({value: source, path}, {jsx: true, remarkPlugins: [stateVersions]}));

const cells = (jsx: string) => [...jsx.matchAll(/<_components\.t[hd]>\{"([^"]*)"\}/g)].map(([, text]) => text);

describe('stateVersions', () => {
  it('writes the table of a language: versions without what stands before their numbers', async () => {
    expect(cells(await page('<BuildVersions language="python" />'))).toEqual(['可选版本', '默认值', '3.9.16、3.8.16、3.7.16、3.6.15、3.5.6、2.7.18', '3.9.16']);
  });

  it('names the tools where there are several, and what cannot be chosen, in the page’s language', async () => {
    const jsx = await page('<BuildVersions language="nodejs-static" />', '/site/i18n/en/docusaurus-plugin-content-docs/current/page.mdx');
    expect(cells(jsx)).toEqual(['Tool', 'Versions', 'Default', 'Node.js', buildTools.nodejs.options.join(', '), '20.0.0', 'Nginx', '1.22.1', 'No choice']);
  });

  it('refuses a language that has none, and a place inside a sentence', async () => {
    await expect(page('<BuildVersions language="ruby" />')).rejects.toMatchObject({message: expect.stringContaining('needs a language: java, ')});
    await expect(page('with <BuildVersions language="php" />')).rejects.toMatchObject({message: expect.stringContaining('stands alone')});
  });
});

/** The form of a field, as written in rainbond-ui. */
const form = (values: readonly string[], preset: string) => `
  {getFieldDecorator('BUILD_RUNTIMES', {
    initialValue: (envs && envs.BUILD_RUNTIMES) || '${preset}'
  })(
    <RadioGroup>
      ${values.map((value) => `<Radio value="${value}">${value}</Radio>`).join('\n')}
    </RadioGroup>
  )}
  {getFieldDecorator('OTHER')(<RadioGroup><Radio value="1"></Radio></RadioGroup>)}`;

describe('the evidence of versions', () => {
  const claim = versionsEvidence().claims.find(({at}) => at.includes('php'));
  const objection = (source: string) => (claim?.kind === 'source' ? mismatchOf(claim, source) : 'no evidence');

  it('holds where the form offers exactly these, and reports an extra version, a missing one and another default', () => {
    expect(objection(form(['8.2.5', '8.1.18'], '8.2.5'))).toBeUndefined();
    for (const wrong of [form(['8.3.1', '8.2.5', '8.1.18'], '8.2.5'), form(['8.2.5', '8.1.18', '7.4.1'], '8.2.5'), form(['8.2.5'], '8.2.5'), form(['8.2.5', '8.1.18'], '8.1.18')]) {
      expect(objection(wrong)).toContain('the pattern is not found');
    }
  });
});
