// @vitest-environment jsdom
import {afterEach, expect, it} from 'vitest';

import {focusableIn} from '@site/src/lib/focus';

afterEach(() => document.body.replaceChildren());

it('finds what takes focus, in order, and skips what is hidden, inert or disabled', () => {
  document.body.innerHTML = `
    <a href="#a">a</a><a>no link</a><button disabled>off</button><button tabindex="-1">b</button>
    <div hidden><a href="#h">hidden</a></div><div inert><input></div>
    <details><summary>c</summary></details><div tabindex="0">d</div>`;
  const names = (elements: HTMLElement[]) => elements.map(({textContent}) => textContent);
  expect(names(focusableIn(document.body))).toEqual(['a', 'b', 'c', 'd']);
  expect(names(focusableIn(document.body, true))).toEqual(['a', 'c', 'd']);
});
