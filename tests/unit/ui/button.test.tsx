// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';

import Button from '@site/src/components/ui/button';
import ButtonLink from '@site/src/components/ui/button-link';

afterEach(cleanup);

it('a button is plain and submits nothing, unless said otherwise', () => {
  const {rerender} = render(<Button>Go</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', {name: 'Go'});
  expect(button.type).toBe('button');
  expect(button.className).toBe('button');
  rerender(
    <Button look="brand" small className="own" type="submit" disabled>
      Go
    </Button>,
  );
  expect(button.className).toBe('button brand small own');
  expect(button.type).toBe('submit');
  expect(button.disabled).toBe(true);
});

it('a link that looks like a button stays a link', () => {
  render(
    <ButtonLink look="brand" to="/docs/">
      Docs
    </ButtonLink>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', {name: 'Docs'});
  expect(link.getAttribute('href')).toBe('/docs/');
  expect(link.className).toBe('button brand');
  // Its label is not part of the text that search finds.
  expect(link.getAttribute('data-search')).toBe('off');
});
