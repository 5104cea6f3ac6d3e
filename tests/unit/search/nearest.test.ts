import {describe, expect, test} from 'vitest';

import {nearestWords} from '../../../src/search/text/nearest';

const KNOWN = ['certificates', 'certified', 'kubernetes', 'gateway', '域名', '网关', '域名解析', '安装'];
const words = (typed: string) => nearestWords(typed, KNOWN, 3).map(({word}) => word);

describe('the words nearest to what was typed', () => {
  test.each([
    ['certvicates', ['certificates']],
    ['gataeways', ['gateway']],
    ['名域', ['域名', '域名解析']],
  ])('%s: %j, the nearest first', (typed, near) => {
    expect(words(typed)).toEqual(near);
  });

  test.each(['zzzzqqqq', 'certainly', '鼯鼠', ''])('%j has none', (typed) => {
    expect(words(typed)).toEqual([]);
  });

  test('are no more than requested', () => {
    expect(nearestWords('域名', KNOWN, 1)).toEqual([{word: '域名', similarity: 1}]);
  });
});
