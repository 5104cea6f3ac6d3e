import {describe, expect, it} from 'vitest';

import {evidenceFileOf} from '../../../src/plugins/page-sources/place';
import {readEvidence} from '../../../src/plugins/page-sources/format';
import {sourceList} from '../../../src/plugins/page-sources/list';

describe('sourceList', () => {
  it('names each file once, by repository and tag, and other projects last', () => {
    const entries = [
      "repo: rainbond-ui, file: b.js, text: a",
      "repo: rainbond, file: b.go, text: a",
      "repo: rainbond, file: a.go, text: a",
      "repo: rainbond, file: b.go, text: b",
      "repo: rainbond, file: b.go, text: a, tag: v5.6.0-release",
      "project: Docker, version: '24.0', url: 'https://docs.docker.com/'",
    ];
    const {claims, problems} = readEvidence('a', `claims:\n${entries.map((entry) => `  - {at: top, says: x, ${entry}}\n`).join('')}`);
    expect(problems).toEqual([]);
    expect(sourceList({claims}).split('\n')).toEqual(['rainbond\t\ta.go\tb.go', 'rainbond\tv5.6.0-release\tb.go', 'rainbond-ui\t\tb.js', '\tDocker 24.0\thttps://docs.docker.com/']);
  });
});

describe('evidenceFileOf', () => {
  it.each([
    ['docs/a/b.mdx', 'docs/a/b.evidence.yaml'],
    ['i18n/en/docusaurus-plugin-content-docs/current/a/b.mdx', 'docs/a/b.evidence.yaml'],
    ['i18n/en/docusaurus-plugin-content-docs/version-5.14/a/b.md', 'versioned_docs/version-5.14/a/b.evidence.yaml'],
    ['versioned_docs/version-5.14/a.mdx', 'versioned_docs/version-5.14/a.evidence.yaml'],
    ['i18n/en/docusaurus-plugin-content-docs-community/current/a.mdx', 'community/a.evidence.yaml'],
    ['i18n/en/docusaurus-plugin-content-pages/case/a.mdx', 'src/pages/case/a.evidence.yaml'],
    ['i18n/en/docusaurus-plugin-content-blog/a.mdx', 'blog/a.evidence.yaml'],
  ])('of %s is %s', (page, file) => {
    expect(evidenceFileOf(page)).toBe(file);
  });
});
