import type {MarkedTest} from './marks-in';

export type Statements = Readonly<Record<string, {readonly says: string; readonly heldBy?: string}>>;

const AREAS: Readonly<Record<string, string>> = {
  site: 'The site',
  build: 'Building',
  routes: 'Routes',
  navigation: 'Navigation',
  theme: 'Light and dark',
  behaviour: 'Behaviour of pages',
  fields: 'Fields',
  'support-dialog': 'Support dialog',
  announcement: 'Announcement',
  versions: 'Versions',
  'phone-menu': 'Phone menu',
  errors: 'Errors',
  tabs: 'Tabs',
  dialogs: 'Dialogs',
  dropdown: 'Menus',
  calls: 'Calls',
  constants: 'Constants',
};

const areaOf = (id: string) => id.split('.')[0] ?? '';

/** The tests by the statement that they verify. */
function testsOf(marked: readonly MarkedTest[]): ReadonlyMap<string, readonly MarkedTest[]> {
  const map = new Map<string, MarkedTest[]>();
  for (const test of marked) for (const id of new Set(test.ids)) map.set(id, [...(map.get(id) ?? []), test]);
  return map;
}

/** Mismatches between statements and tests, one line each. */
export function findings(statements: Statements, marked: readonly MarkedTest[]): string[] {
  const held = testsOf(marked);
  return [
    ...Object.entries(statements).flatMap(([id, {heldBy}]) => {
      if (!(areaOf(id) in AREAS)) return [`${id}: its area has no heading.`];
      if (!held.has(id) && heldBy === undefined) return [`${id}: no test holds it. Mark one, or say what holds it.`];
      return held.has(id) && heldBy !== undefined ? [`${id}: a test holds it, so nothing else needs to.`] : [];
    }),
    ...marked.flatMap(({file, name, ids}) => ids.filter((id) => !(id in statements)).map((id) => `${file}, “${name}”: "${id}" is no statement.`)),
  ];
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The table, in the order of the statements, with a part for each area. */
export function tableText(statements: Statements, marked: readonly MarkedTest[]): string {
  const held = testsOf(marked);
  const rows = ([id, {says, heldBy}]: [string, Statements[string]]) => {
    const tests = (held.get(id) ?? []).map(({file, name}) => `\`${file.replace('tests/', '')}\`: ${cell(name)}`);
    return `| \`${id}\` | ${cell(says)} | ${tests.join('<br>') || `No test: ${cell(heldBy ?? '')}.`} |`;
  };
  const parts = Object.entries(AREAS).map(([area, title]) => {
    const own = Object.entries(statements).filter(([id]) => areaOf(id) === area);
    return own.length === 0 ? '' : `## ${title}\n\n| Statement | Says | Held by |\n|---|---|---|\n${own.map(rows).join('\n')}\n`;
  });
  return `# The specification and its tests

Made by \`npm run spec:table\` from the marks in the tests (\`holds('…')\`); the statements stand in \`statements.ts\`. A browser
test is run by its statement: \`npx playwright test -g @navigation.bar.order\`; a unit test by \`npx vitest run --tags-filter=tabs.keys\`.

${parts.filter((part) => part !== '').join('\n')}`;
}
