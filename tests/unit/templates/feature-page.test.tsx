// @vitest-environment jsdom
import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {Columns, Steps, Table} from '@site/src/components/templates/feature-page/bands';
import RichText from '@site/src/components/templates/rich-text';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HEAD = {id: 'band', title: 'Title', sub: 'Sub'};

describe('rich text', () => {
  it('marks code and labels, and keeps the rest as it is', () => {
    const {container} = render(<RichText text="Open **网关**, then `kubectl get po` & wait" />);
    expect(container.innerHTML).toBe('Open <b>网关</b>, then <code class="code">kubectl get po</code> &amp; wait');
  });

  it('frames the labels of a path', () => {
    const {container} = render(<RichText text="<UI>Team → Apps</UI> & <UI>Add</UI>" />);
    expect(container.innerHTML).toBe('<b class="ui-label">Team</b> → <b class="ui-label">Apps</b> &amp; <b class="ui-label">Add</b>');
  });
});

describe('a table', () => {
  const rows = [['Install', 'From a package', {to: '/docs/', label: 'Guide'}]] as const;

  it('names its rows and columns, and links its documents', () => {
    render(<Table {...HEAD} kind="table" columns={['Ability', 'In short', 'Documentation']} rows={rows} />);
    const table = screen.getByRole('table', {name: 'Title'});
    expect(within(table).getByRole('rowheader', {name: 'Install'})).toBeTruthy();
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(within(table).getByRole('link', {name: 'Guide'}).getAttribute('href')).toBe('/docs/');
  });

  it('names its cells for phones, save where they speak for themselves', () => {
    const {container, rerender} = render(<Table {...HEAD} kind="table" columns={['Ability', 'In short', 'Documentation']} rows={rows} />);
    expect(container.querySelectorAll('[data-column]')).toHaveLength(0);
    rerender(<Table {...HEAD} kind="table" columns={['Symptom', 'Open', 'See']} rows={[['Slow', 'Monitoring', 'Response time']]} />);
    expect([...container.querySelectorAll('[data-column]')].map((cell) => cell.getAttribute('data-column'))).toEqual(['Open', 'See']);
  });
});

describe('steps', () => {
  it('are an ordered list, with the commands that belong to them', () => {
    const items = [
      {title: 'Choose', text: 'One'},
      {title: 'Set', text: 'Two'},
    ];
    const {container, rerender} = render(<Steps {...HEAD} kind="steps" layout="across" items={items} />);
    expect(container.querySelectorAll('ol > li')).toHaveLength(2);
    expect(container.querySelector('pre')).toBeNull();
    rerender(<Steps {...HEAD} kind="steps" layout="down" items={items} lines={[{command: 'kubectl get hpa'}]} />);
    expect(container.querySelector('pre')?.textContent).toContain('kubectl get hpa');
  });
});

describe('lists', () => {
  it('stand beside each other with a sign before each entry', () => {
    const {container} = render(
      <Columns
        {...HEAD}
        kind="columns"
        columns={[
          {title: 'Needs', sign: 'yes', items: ['A node']},
          {title: 'Where', sign: 'dot', items: ['Here', 'There']},
        ]}
      />,
    );
    expect(screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent)).toEqual(['Needs', 'Where']);
    expect(container.querySelectorAll('li svg')).toHaveLength(1);
    expect(container.querySelectorAll('li i')).toHaveLength(2);
  });
});
