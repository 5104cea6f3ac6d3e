// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import {useState} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import Tabs, {type TabItem} from '@site/src/components/ui/tabs';
import {holds} from '../../../tools/specification/marks';

afterEach(cleanup);

const items: readonly TabItem[] = [
  {itemKey: 'linux', tab: 'Linux', content: 'on Linux'},
  {itemKey: 'windows', tab: 'Windows', content: 'on Windows', disabled: true},
  {itemKey: 'helm', tab: 'Helm', content: 'with Helm'},
  {itemKey: 'source', tab: 'Source', content: 'from source'},
];
const closable = items.map((item) => ({...item, disabled: false, closable: true}));

const tab = (name: string) => screen.getByRole('tab', {name});
const shown = () => screen.getByRole('tabpanel').textContent;

function Closing({onChange}: {readonly onChange?: (key: string) => void}) {
  const [list, setList] = useState(closable);
  return (
    <Tabs label="Ways" items={list} onChange={onChange} onClose={(key) => setList(list.filter(({itemKey}) => itemKey !== key))} />
  );
}

describe('Tabs', () => {
  it('names and connects list, tabs and panes', () => {
    render(<Tabs label="Ways" items={items} />);
    const list = screen.getByRole('tablist', {name: 'Ways'});
    expect(list.getAttribute('aria-orientation')).toBe('horizontal');
    expect(tab('Linux').getAttribute('aria-selected')).toBe('true');
    const panel = screen.getByRole('tabpanel', {name: 'Linux'});
    expect(tab('Linux').getAttribute('aria-controls')).toBe(panel.id);
    expect(panel.tabIndex).toBe(0);
  });

  it('is large, of type line, with tabs on top unless said otherwise', holds('constants.tab-types', 'constants.tab-sizes', 'constants.tab-position'), () => {
    const {container, rerender} = render(<Tabs label="Ways" items={items} />);
    expect([...(container.firstElementChild?.classList ?? [])]).toEqual(expect.arrayContaining(['line', 'large', 'top']));
    rerender(<Tabs label="Ways" items={items} type="card" size="small" position="left" />);
    expect([...(container.firstElementChild?.classList ?? [])]).toEqual(expect.arrayContaining(['card', 'small', 'left']));
    expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
    rerender(<Tabs label="Ways" items={items} type="button" size="medium" position="top" />);
    expect([...(container.firstElementChild?.classList ?? [])]).toEqual(expect.arrayContaining(['button', 'medium', 'top']));
  });

  it('holds every pane in the HTML that the server sends', () => {
    const html = renderToString(<Tabs label="Ways" items={items} />);
    for (const {content} of items) expect(html).toContain(String(content));
  });

  it('starts with the given tab, else with the first that is enabled', holds('tabs.one-active', 'fields.tab'), () => {
    const {unmount} = render(<Tabs label="Ways" items={items} defaultActiveKey="helm" />);
    expect(shown()).toBe('with Helm');
    unmount();
    render(<Tabs label="Ways" items={[{itemKey: 'a', tab: 'A', content: 'a', disabled: true}, {itemKey: 'b', tab: 'B', content: 'b'}]} />);
    expect(shown()).toBe('b');
  });

  it('shows the tab that is clicked, never a disabled one', holds('tabs.click', 'fields.tab'), async () => {
    const onChange = vi.fn();
    render(<Tabs label="Ways" items={items} onChange={onChange} />);
    await userEvent.click(tab('Helm'));
    expect(shown()).toBe('with Helm');
    await userEvent.click(tab('Windows'));
    expect(shown()).toBe('with Helm');
    await userEvent.click(tab('Helm'));
    expect(onChange.mock.calls).toEqual([['helm']]);
  });

  it('is one stop of the Tab key; the next one is the pane', async () => {
    render(<Tabs label="Ways" items={items} defaultActiveKey="helm" />);
    await userEvent.tab();
    expect(document.activeElement).toBe(tab('Helm'));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it.each([
    ['top', '{ArrowRight}', 'with Helm'],
    ['top', '{ArrowLeft}', 'from source'],
    ['top', '{ArrowDown}', 'on Linux'],
    ['left', '{ArrowDown}', 'with Helm'],
    ['left', '{ArrowUp}', 'from source'],
    ['left', '{ArrowRight}', 'with Helm'],
    ['left', '{ArrowLeft}', 'from source'],
    ['top', '{End}', 'from source'],
    ['top', '{End}{Home}', 'on Linux'],
    ['top', '{End}{ArrowRight}', 'on Linux'],
  ] as const)('tabs at %s: %s shows "%s"', async (position, keys, content) => {
    render(<Tabs label="Ways" items={items} position={position} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(shown()).toBe(content);
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
  });

  it('leaves key combinations to the browser', async () => {
    render(<Tabs label="Ways" items={items} />);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(shown()).toBe('on Linux');
  });

  it.each(['{Enter}', ' '])('the key "%s" shows the tab that has focus', holds('tabs.keys'), async (key) => {
    // The owner ignores changes by arrow keys, so that the focused tab is not the active one.
    const onChange = vi.fn();
    render(<Tabs label="Ways" items={items} activeKey="linux" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab('Helm'));
    onChange.mockClear();
    await userEvent.keyboard(key);
    expect(onChange.mock.calls).toEqual([['helm']]);
    expect(shown()).toBe('on Linux');
  });

  it('shows what its owner says (controlled)', () => {
    const {rerender} = render(<Tabs label="Ways" items={items} activeKey="linux" />);
    rerender(<Tabs label="Ways" items={items} activeKey="source" />);
    expect(shown()).toBe('from source');
  });

  it('says which way a new pane comes from, and nothing at first', async () => {
    const {container} = render(<Tabs label="Ways" items={items} />);
    const motion = () => (container.firstElementChild as HTMLElement).dataset.motion;
    expect(motion()).toBeUndefined();
    await userEvent.click(tab('Helm'));
    expect(motion()).toBe('forward');
    await userEvent.click(tab('Linux'));
    expect(motion()).toBe('back');
  });

  describe('closable', () => {
    it.each(['{Delete}', '{Backspace}'])('the key %s closes the tab; the next one takes over', holds('tabs.close-keys'), async (key) => {
      const onChange = vi.fn();
      render(<Closing onChange={onChange} />);
      await userEvent.tab();
      await userEvent.keyboard(key);
      expect(screen.queryByRole('tab', {name: 'Linux'})).toBeNull();
      expect(shown()).toBe('on Windows');
      expect(document.activeElement).toBe(tab('Windows'));
      expect(onChange.mock.calls).toEqual([['windows']]);
    });

    it('the last tab hands over to the one before it', async () => {
      render(<Closing />);
      await userEvent.tab();
      await userEvent.keyboard('{End}{Delete}');
      expect(shown()).toBe('with Helm');
    });

    it('a close button with a name closes its tab and keeps the active one', holds('fields.tab'), async () => {
      render(<Closing />);
      await userEvent.click(screen.getByRole('button', {name: '关闭“Helm”'}));
      expect(screen.queryByRole('tab', {name: 'Helm'})).toBeNull();
      expect(shown()).toBe('on Linux');
      expect(document.activeElement).toBe(tab('Linux'));
    });

    it('the keys close nothing that is not closable', holds('tabs.close-keys', 'fields.tab'), async () => {
      const onClose = vi.fn();
      render(<Tabs label="Ways" items={items} onClose={onClose} />);
      await userEvent.tab();
      await userEvent.keyboard('{Delete}{Backspace}');
      expect(onClose).not.toHaveBeenCalled();
    });

    it('the list holds nothing but tabs: it claims them by id', () => {
      render(<Closing />);
      const list = screen.getByRole('tablist');
      expect(list.querySelector('button')).toBeNull();
      expect(list.getAttribute('aria-owns')).toBe(screen.getAllByRole('tab').map(({id}) => id).join(' '));
    });
  });
});
