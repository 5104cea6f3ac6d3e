import {expect, test} from 'vitest';

import {textBetween} from '@site/src/lib/text-between';

const page = Buffer.from('<head>头<body><main>正文</main><main>第二个</main>');

test('is the text from one mark up to another', () => {
  expect(textBetween(page, '<main', '</main>')).toBe('<main>正文');
});

test('begins with the file where nothing is to be found first, and goes to its end where nothing follows', () => {
  expect(textBetween(page, '', '<body')).toBe('<head>头');
  expect(textBetween(page, '<body', '<footer')).toBe('<body><main>正文</main><main>第二个</main>');
});

test('is nothing where the first mark is missing', () => {
  expect(textBetween(page, '<aside', '</aside>')).toBeUndefined();
});
