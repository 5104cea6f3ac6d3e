import {describe, expect, it} from 'vitest';

import {docsFolder, isHeld, newestOf, published, workingCopy, writtenAt} from '../../../src/config/docs-versions';

describe('where documentation is written', () => {
  it('is the working copy for a published page of either language', () => {
    expect(writtenAt(`${published.zh}/a/b.mdx`)).toBe('docs/a/b.mdx');
    expect(writtenAt(`${published.en}/a/b.mdx`)).toBe('i18n/en/docusaurus-plugin-content-docs/current/a/b.mdx');
  });

  it('is the file itself for everything else', () => {
    for (const file of ['docs/a.mdx', 'community/support.mdx', 'blog/2024-01-01-post.mdx', 'versioned_docs/version-4.0/a.mdx']) expect(writtenAt(file)).toBe(file);
  });

  it('is known for each language from the folder that the framework names', () => {
    expect(docsFolder('docs', 'zh')).toBe(workingCopy.zh);
    expect(docsFolder('docs', 'en')).toBe(workingCopy.en);
    expect(docsFolder(published.zh, 'zh')).toBe(published.zh);
    expect(docsFolder(published.zh, 'en')).toBe(published.en);
  });
});

it('holds a page with its evidence, and a file of another kind by its whole name', () => {
  const held = ['a/b', 'a/plan.svg'];
  expect(['a/b.mdx', 'a/b.evidence.yaml', 'a/plan.svg'].every((name) => isHeld(name, held))).toBe(true);
  expect(['a/b/c.mdx', 'b.mdx', 'a/other.svg'].some((name) => isHeld(name, held))).toBe(false);
});

it('says what to do when no version is listed', () => {
  expect(newestOf(['5.15', '5.14'])).toBe('5.15');
  expect(() => newestOf([])).toThrow('versions.json lists no version');
});
