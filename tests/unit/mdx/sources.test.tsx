// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import Sources from '@site/src/components/reading/sources';
import {readEvidence} from '@site/src/plugins/page-sources/format';
import {sourceList} from '@site/src/plugins/page-sources/list';

vi.mock('@site/src/components/mdx/fold', () => ({
  default: ({summary, children, ...props}: {readonly summary: ReactNode; readonly children: ReactNode; readonly 'data-search': string}) => (
    <details data-search={props['data-search']}>
      <summary>{summary}</summary>
      {children}
    </details>
  ),
}));

afterEach(cleanup);

const CLAIMS = `claims:
  - {at: top, says: a, repo: rainbond, file: cmd/a.go, text: a}
  - {at: top, says: b, repo: rainbond, file: cmd/a.go, text: b}
  - {at: top, says: c, repo: rainbond-ui, file: src/c.js, text: c, tag: v5.13.0-release}
  - {at: top, says: d, project: Kubernetes, version: '1.24', url: 'https://kubernetes.io/docs/'}
`;

describe('Sources', () => {
  it('links each file once at its tag, and other projects with their version', () => {
    const {container} = render(<Sources list={sourceList(readEvidence('a', CLAIMS))} />);
    expect(screen.getAllByRole('link', {hidden: true}).map((link) => link.getAttribute('href'))).toEqual([
      'https://github.com/goodrain/rainbond/blob/v5.14.2-release/cmd/a.go',
      'https://github.com/goodrain/rainbond-ui/blob/v5.13.0-release/src/c.js',
      'https://kubernetes.io/docs/',
    ]);
    expect(container.textContent).toContain('Kubernetes 1.24');
  });

  it('is left out of the search', () => {
    const {container} = render(<Sources list={sourceList(readEvidence('a', CLAIMS))} />);
    expect(container.querySelector('details')?.dataset.search).toBe('off');
  });
});
