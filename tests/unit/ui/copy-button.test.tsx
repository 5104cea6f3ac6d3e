// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import CopyButton from '@site/src/components/ui/copy-button';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', {clipboard: {writeText}});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const said = () => screen.getByRole('status').textContent;

describe('CopyButton', () => {
  it('has a name, and says nothing before it is used', () => {
    render(<CopyButton text="ls" />);
    expect(screen.getByRole('button', {name: '复制'})).toBeTruthy();
    expect(said()).toBe('');
  });

  it('accepts another name, or text beside the icon', () => {
    const {rerender} = render(<CopyButton text="ls" label="复制命令" />);
    expect(screen.getByRole('button', {name: '复制命令'})).toBeTruthy();
    rerender(<CopyButton text="ls">Copy page</CopyButton>);
    expect(screen.getByRole('button', {name: 'Copy page'})).toBeTruthy();
  });

  it('copies the text, says so, and is ready again after two seconds', async () => {
    render(<CopyButton text="helm repo update" />);
    await press();
    expect(writeText.mock.calls).toEqual([['helm repo update']]);
    expect(said()).toBe('已复制');
    act(() => vi.advanceTimersByTime(1999));
    expect(said()).toBe('已复制');
    act(() => vi.advanceTimersByTime(1));
    expect(said()).toBe('');
  });

  it('asks for the text when it is pressed', async () => {
    let text = 'early';
    render(<CopyButton text={() => text} />);
    text = 'late';
    await press();
    expect(writeText.mock.calls).toEqual([['late']]);
  });

  it.each([
    ['blocked', () => writeText.mockRejectedValue(new DOMException('blocked', 'NotAllowedError'))],
    ['missing', () => vi.stubGlobal('navigator', {})],
  ])('says what to do when the clipboard is %s', async (_, breakClipboard) => {
    breakClipboard();
    render(<CopyButton text="ls" />);
    await press();
    expect(said()).toContain('手动复制');
  });
});
