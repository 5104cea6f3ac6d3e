// @vitest-environment jsdom
import {cleanup, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useState} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';

import FilterWall from '@site/src/components/sections/filter-wall';
import {chosenOption, filterAddress} from '@site/src/components/sections/filter-wall/use-filter';

const address = vi.hoisted(() => ({query: '', pushed: [] as unknown[]}));

// Stub of the framework's hook that keeps the address in a variable.
vi.mock('@docusaurus/theme-common', () => ({
  useQueryString: () => {
    const [value, set] = useState(address.query);
    return [
      value,
      (next: string | null, options: unknown) => {
        address.pushed.push(options);
        set(next ?? '');
      },
    ];
  },
}));

afterEach(() => {
  cleanup();
  address.query = '';
  address.pushed.length = 0;
});

const options = [
  {key: 'city', label: 'City'},
  {key: 'software', label: 'Software'},
];
const cards = [
  {id: 'a', tags: ['city']},
  {id: 'b', tags: ['software']},
  {id: 'c', tags: ['city', 'software']},
];

const wall = (
  <FilterWall
    parameter="industry"
    label="By industry"
    options={options}
    items={cards.map((card) => ({
      ...card,
      render: (hidden) => (
        <li hidden={hidden} key={card.id}>
          {card.id}
        </li>
      ),
    }))}
    last={<li>ask</li>}
  />
);

const shown = () => within(screen.getByRole('list')).getAllByRole('listitem').map(({textContent}) => textContent);
const filter = (name: RegExp) => screen.getByRole('link', {name});

describe('FilterWall', () => {
  it('is complete in the built page', () => {
    expect(renderToString(wall)).not.toMatch(/<li[^>]* hidden/);
  });

  it('says how many cards each filter shows', () => {
    render(wall);
    expect(filter(/^全部/).textContent).toBe('全部3');
    expect(filter(/^City/).textContent).toBe('City2');
  });

  it('shows what a filter names, says so, and keeps the last card', async () => {
    render(wall);
    expect(screen.getByRole('status').textContent).toBe('显示 3 个，共 3 个');
    await userEvent.click(filter(/^City/));
    expect(shown()).toEqual(['a', 'c', 'ask']);
    expect(screen.getByRole('status').textContent).toBe('显示 2 个，共 3 个');
    expect(filter(/^City/).getAttribute('aria-current')).toBe('true');
    expect(filter(/^全部/).getAttribute('aria-current')).toBeNull();
    await userEvent.click(filter(/^全部/));
    expect(shown()).toEqual(['a', 'b', 'c', 'ask']);
  });

  it('makes a step in the history, so that the back button undoes it', async () => {
    render(wall);
    await userEvent.click(filter(/^Software/));
    expect(address.pushed).toEqual([{push: true}]);
  });

  it('starts from the address, and shows everything for a filter it does not know', () => {
    address.query = 'software';
    render(wall);
    expect(shown()).toEqual(['b', 'c', 'ask']);
    cleanup();
    address.query = 'gone';
    render(wall);
    expect(shown()).toEqual(['a', 'b', 'c', 'ask']);
    expect(filter(/^全部/).getAttribute('aria-current')).toBe('true');
  });

  it('leaves a click that opens another tab to the browser', async () => {
    render(wall);
    document.addEventListener('click', (event) => event.preventDefault(), {once: true});
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(filter(/^City/));
    await user.keyboard('{/Control}');
    expect(shown()).toEqual(['a', 'b', 'c', 'ask']);
  });
});

describe('the address of a filter', () => {
  it('names the option, or nothing', () => {
    expect(filterAddress('industry', 'city')).toBe('?industry=city');
    expect(filterAddress('industry', undefined)).toBe('?');
  });

  it('finds the option again', () => {
    expect(chosenOption(options, 'city')).toBe(options[0]);
    expect(chosenOption(options, '')).toBeUndefined();
  });
});
