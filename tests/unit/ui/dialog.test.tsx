// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useRef, type ComponentProps} from 'react';
import {afterEach, beforeAll, describe, expect, it, vi} from 'vitest';

import Dialog from '@site/src/components/ui/dialog';

import {holds} from '../../../tools/specification/marks';
import {installDialogMethods} from './dialog-element';

beforeAll(installDialogMethods);
afterEach(cleanup);

type Props = Partial<ComponentProps<typeof Dialog>>;

const subject = (props: Props = {}) => (
  <Dialog visible onCancel={() => undefined} title="Title" {...props}>
    <a href="#inside">inside</a>
  </Dialog>
);
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
/** A click on the mask arrives at the dialog element itself. */
const clickMask = async () => {
  await userEvent.pointer([{keys: '[MouseLeft]', target: dialog()}]);
};

describe('Dialog', () => {
  it('is not on the page while hidden', holds('dialogs.states'), () => {
    render(subject({visible: false}));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens as a modal dialog with a name and a description', holds('dialogs.states'), () => {
    render(subject({description: 'What it is about'}));
    expect(dialog().open).toBe(true);
    expect(screen.getByRole('dialog', {name: 'Title', description: 'What it is about'})).toBe(dialog());
  });

  it('is small, at z-index 1000, unless said otherwise', holds('constants.dialog-defaults'), () => {
    const {rerender} = render(subject());
    expect(dialog().classList.contains('small')).toBe(true);
    expect(dialog().style.zIndex).toBe('1000');
    rerender(subject({size: 'fullScreen', zIndex: 5}));
    expect(dialog().classList.contains('fullScreen')).toBe(true);
    expect(dialog().style.zIndex).toBe('5');
  });

  it('accepts a width in pixels', () => {
    render(subject({width: 600}));
    expect(dialog().style.getPropertyValue('--dialog-width')).toBe('600px');
  });

  it('cancels by its close button', async () => {
    const onCancel = vi.fn();
    render(subject({onCancel}));
    await userEvent.click(screen.getByRole('button', {name: '关闭'}));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('has no close button where it is not closable', () => {
    render(subject({closable: false}));
    expect(screen.queryByRole('button', {name: '关闭'})).toBeNull();
  });

  it('cancels by Esc, and leaves the closing to its owner', () => {
    const onCancel = vi.fn();
    render(subject({onCancel}));
    const event = new Event('cancel', {cancelable: true});
    fireEvent(dialog(), event);
    expect(event.defaultPrevented).toBe(true);
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('tells its owner when the browser closed it without asking', () => {
    const onCancel = vi.fn();
    render(subject({onCancel}));
    dialog().close();
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('cancels by a click on the mask, not by one inside', async () => {
    const onCancel = vi.fn();
    render(subject({onCancel}));
    await userEvent.click(screen.getByText('inside'));
    expect(onCancel).not.toHaveBeenCalled();
    await clickMask();
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('does not take a selection that ends on the mask for a click on it', () => {
    const onCancel = vi.fn();
    render(subject({onCancel}));
    fireEvent.pointerDown(screen.getByText('inside'));
    fireEvent.click(dialog());
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('ignores the mask where told to', async () => {
    const onCancel = vi.fn();
    render(subject({onCancel, maskClosable: false}));
    await clickMask();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('locks the scroll while it is open', holds('dialogs.lock'), () => {
    const {rerender} = render(subject());
    expect(document.documentElement.style.overflow).toBe('hidden');
    rerender(subject({visible: false}));
    expect(document.documentElement.getAttribute('style')).toBeNull();
  });

  it('keeps the Tab key inside, both ways', async () => {
    render(subject());
    const close = screen.getByRole('button', {name: '关闭'});
    const link = screen.getByText('inside');
    expect(document.activeElement).toBe(close);
    await userEvent.tab();
    expect(document.activeElement).toBe(link);
    await userEvent.tab();
    expect(document.activeElement).toBe(close);
    await userEvent.tab({shift: true});
    expect(document.activeElement).toBe(link);
  });

  it('focuses what it is told to, and gives focus back in the end', () => {
    function WithTarget({visible}: {readonly visible: boolean}) {
      const target = useRef<HTMLButtonElement>(null);
      return (
        <>
          <button type="button">opener</button>
          <Dialog visible={visible} onCancel={() => undefined} title="Title" initialFocus={target}>
            <button type="button" ref={target}>
              target
            </button>
          </Dialog>
        </>
      );
    }
    const {rerender} = render(<WithTarget visible={false} />);
    screen.getByText('opener').focus();
    rerender(<WithTarget visible />);
    expect(document.activeElement).toBe(screen.getByText('target'));
    rerender(<WithTarget visible={false} />);
    expect(document.activeElement).toBe(screen.getByText('opener'));
  });
});
