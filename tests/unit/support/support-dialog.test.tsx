// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';

import SupportDialog from '@site/src/components/support/support-dialog';
import {product} from '@site/src/config/product';

import {installDialogMethods} from '../ui/dialog-element';
import {holds} from '../../../tools/specification/marks';

const onCancel = vi.fn();

beforeAll(installDialogMethods);
beforeEach(() => {
  onCancel.mockReset();
  render(<SupportDialog onCancel={onCancel} />);
});
afterEach(cleanup);

const dialog = () => screen.getByRole('dialog', {name: '用得还顺手吗？'});

describe('SupportDialog', () => {
  it('asks for a star and offers forum, issues and support page, all beside the page being read', () => {
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([product.repository, product.forum, product.issues, '/community/support']);
    for (const link of links) {
      expect(link.target).toBe('_blank');
      expect(link.textContent).toContain('在新标签页打开');
    }
  });

  it('is 600 px wide and described', holds('constants.dialog-width'), () => {
    expect(dialog().style.getPropertyValue('--dialog-width')).toBe('600px');
    expect(screen.getByRole('dialog', {description: /Star/})).toBe(dialog());
  });

  it('puts focus on the button that cancels', () => {
    expect(document.activeElement).toBe(screen.getByRole('button', {name: '以后再说'}));
  });

  it('closes by the cancel button, the close button and Esc', async () => {
    await userEvent.click(screen.getByRole('button', {name: '以后再说'}));
    await userEvent.click(screen.getByRole('button', {name: '关闭'}));
    fireEvent(dialog(), new Event('cancel', {cancelable: true}));
    expect(onCancel).toHaveBeenCalledTimes(3);
  });

  it('does not close by a click on the mask', holds('support-dialog.mask'), async () => {
    await userEvent.click(dialog());
    expect(onCancel).not.toHaveBeenCalled();
  });
});
