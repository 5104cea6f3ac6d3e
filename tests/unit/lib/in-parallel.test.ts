import {expect, it} from 'vitest';

import {inParallel} from '../../../src/lib/in-parallel';

it('works on a few at a time and keeps the order', async () => {
  let running = 0;
  let most = 0;
  const results = await inParallel(3, [30, 1, 20, 1, 10, 1], async (time) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, time));
    running -= 1;
    return time * 2;
  });
  expect(results).toEqual([60, 2, 40, 2, 20, 2]);
  expect(most).toBe(3);
});

it('fails when one of them fails', async () => {
  await expect(inParallel(2, [1, 2, 3], (number) => (number === 2 ? Promise.reject(new Error('two')) : Promise.resolve(number)))).rejects.toThrow('two');
});
