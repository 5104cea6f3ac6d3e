import {describe, expect, it} from 'vitest';

import {inLanguage, missingTexts, englishKeyOf} from '@site/src/plugins/openapi-docs/language';

const SOURCE = {
  summary: '创建团队',
  'x-summary-en': 'Create a team',
  'x-label': '创建',
  'x-label-en': 'Create',
  properties: {
    description: {description: '说明', 'x-description-en': 'Note', examples: [{summary: '原样'}]},
    value: {description: '值', 'x-description-en': 'Value'},
  },
  example: {'x-summary-en': 'literal'},
};

describe('englishKeyOf', () => {
  it('names the key of the English text, also for an extension', () => {
    expect(englishKeyOf('summary')).toBe('x-summary-en');
    expect(englishKeyOf('x-label')).toBe('x-label-en');
  });
});

describe('inLanguage', () => {
  it('takes the Chinese texts and leaves their twins out', () => {
    expect(inLanguage(SOURCE, 'zh')).toEqual({
      summary: '创建团队',
      'x-label': '创建',
      properties: {description: {description: '说明', examples: [{summary: '原样'}]}, value: {description: '值'}},
      example: {'x-summary-en': 'literal'},
    });
  });

  it('takes the English texts, also of a field named “value”, and leaves literal values alone', () => {
    expect(inLanguage(SOURCE, 'en')).toMatchObject({
      summary: 'Create a team',
      'x-label': 'Create',
      properties: {description: {description: 'Note', examples: [{summary: '原样'}]}, value: {description: 'Value'}},
    });
  });
});

describe('missingTexts', () => {
  it('finds nothing where both languages are there', () => {
    expect(missingTexts(SOURCE)).toEqual([]);
  });

  it('names the place of a text without a twin, with one that is Chinese, or with one too many', () => {
    expect(missingTexts({info: {title: '团队'}})).toEqual(['/info/title']);
    expect(missingTexts([{text: '团队', 'x-text-en': '团队'}])).toEqual(['/0/text']);
    expect(missingTexts({title: 'Team', 'x-title-en': 'Team'})).toEqual(['/title']);
  });

  it('lets code and labels of the console be Chinese in English', () => {
    expect(missingTexts({text: '填 `服务端证书`', 'x-text-en': 'Use `服务端证书` or **升级** (upgrade)'})).toEqual([]);
  });
});
