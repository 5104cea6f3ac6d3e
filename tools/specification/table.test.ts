import {describe, expect, it} from 'vitest';

import {marksIn} from './marks-in';
import {findings, tableText} from './table-text';

const statements = {'tabs.click': {says: 'A click | changes it.'}, 'tabs.keys': {says: 'Keys change it.'}, 'calls.none': {says: 'It calls nobody.', heldBy: 'there is nobody to call'}};

const SOURCE = `
describe('Tabs', () => {
  it('change', holds('tabs.click'), () => {});
  for (const [key, id] of [['Home', 'tabs.keys'], ['End', 'tabs.keys']] as const) {
    test.describe(\`by \${key}\`, () => {
      test(\`\${key} changes %s\`, holds(id, 'tabs.click'), async () => {});
    });
  }
  it('is unmarked', () => {});
});
`;

const marked = marksIn('tests/e2e/tabs.spec.ts', SOURCE);

describe('marks', () => {
  it('are read with the groups around the test, those of a loop from its list', () => {
    expect(marked).toEqual([
      {file: 'tests/e2e/tabs.spec.ts', name: 'Tabs › change', ids: ['tabs.click']},
      {file: 'tests/e2e/tabs.spec.ts', name: 'Tabs › by … › … changes %s', ids: ['tabs.keys', 'tabs.keys', 'tabs.click']},
    ]);
  });
});

describe('the table', () => {
  it('names each test of a statement once, or what else holds it', () => {
    const table = tableText(statements, marked);
    expect(table).toContain('| `tabs.click` | A click \\| changes it. | `e2e/tabs.spec.ts`: Tabs › change<br>`e2e/tabs.spec.ts`: Tabs › by … › … changes %s |');
    expect(table).toContain('| `calls.none` | It calls nobody. | No test: there is nobody to call. |');
    expect(findings(statements, marked)).toEqual([]);
  });

  it('has no gap, no unknown mark, and no excuse that isn’t needed', () => {
    const [first] = marked;
    expect(findings(statements, first ? [first] : [])).toEqual(['tabs.keys: no test holds it. Mark one, or say what holds it.']);
    expect(findings(statements, [...marked, {file: 'a.test.ts', name: 'b', ids: ['tabs.colour']}])).toEqual(['a.test.ts, “b”: "tabs.colour" is no statement.']);
    expect(findings(statements, [...marked, {file: 'a.test.ts', name: 'b', ids: ['calls.none']}])).toEqual(['calls.none: a test holds it, so nothing else needs to.']);
  });
});
