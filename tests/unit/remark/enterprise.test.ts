import {describe, expect, it} from 'vitest';

import {flat, templatePage} from './page';

const page = async (source: string) => flat(await templatePage(source, {title: 'T', description: 'D', keywords: ['K'], template: 'enterprise', promise: 'P', lede: 'L'}));

const edition = (name: string, id: string) => `## ${name} {/* #${id} */}\n\nPrice of ${name}\n\nText.\n\n- One\n- Two\n\n[Get it](/get)\n`;
const EDITIONS = `<Editions>\n\n${edition('A', 'a')}\n${edition('B', 'b')}\n</Editions>\n`;
const band = (block: string, more = '') => `${EDITIONS}\n## Title {/* #one */}\n\nExplains it.\n\n${block}\n\n${more}\n`;
const table = (rows: string, head = '| What | A | B |') => `<Comparison>\n\n${head}\n|---|---|---|\n${rows}\n\n</Comparison>`;

describe('the page about editions', () => {
  it('shows the editions side by side, the second in the middle, the first one’s button in the brand’s colour', async () => {
    const jsx = await page(EDITIONS);
    expect(jsx).toContain('<Edition id="a"><h2>A</h2><p>Price of A</p><p>Text.</p><ul><Point>One</Point><Point>Two</Point></ul><Action look="brand" to="/get">Get it</Action></Edition>');
    expect(jsx).toContain('<Edition id="b" middle>');
    expect(jsx).toContain('<Action look="plain" to="/get">');
  });

  it('compares them in groups, with the prices of the editions in the head', async () => {
    const jsx = await page(band(table('| **Group** | | |\n| One | Yes | No |\n| Two | By hand | Yes |\n| **More** | | |\n| Three | No | Yes |')));
    expect(jsx).toContain('<Band id="one"><BandHead>Title<span> Explains it.</span></BandHead><Comparison corner=What');
    expect(jsx).toContain('editions={[{"id": "a","name": "A","price": "Price of A"}, {"id": "b","name": "B","price": "Price of B"}]}');
    expect(jsx).toContain('groups={[{"title": "Group","rows": [["One", true, false], ["Two", "By hand", true]]}, {"title": "More","rows": [["Three", false, true]]}]}');
    expect(jsx).toContain('yes=Yes no=No');
  });

  it('shows what they add under icons, and leads on', async () => {
    const jsx = await page(band('<Additions icons="pulse rocket">\n\n### X {/* #x */}\n\nx\n\n### Y {/* #y */}\n\ny\n\n</Additions>', '[More](/docs/)'));
    expect(jsx).toContain('<Band id="one" tone="sunken">');
    expect(jsx).toContain('<Additions><Addition icon="pulse"><h3>X</h3><p>x</p></Addition><Addition icon="rocket"><h3>Y</h3><p>y</p></Addition></Additions><MoreLink to="/docs/">More</MoreLink>');
  });

  it('names both columns of what sounds alike in each row', async () => {
    const jsx = await page(band('<Similar>\n\n| | Open | Paid |\n|---|---|---|\n| X | one | two |\n\n</Similar>'));
    expect(jsx).toContain('<BandHead beside>');
    expect(jsx).toContain('<Similar open="Open" paid="Paid"><div><dt>X</dt><dd><small>Open</small>one</dd><dd><small>Paid</small>two</dd></div></Similar>');
  });

  it('ends with two buttons and further links', async () => {
    const jsx = await page(band('<Contact>\n\n- [One](/1)\n- [Two](/2)\n- [Three](/3)\n\n</Contact>'));
    expect(jsx).toContain('<Contact id="one"><h2>Title</h2><p>Explains it.</p><Buttons><Button look="brand" to="/1">One</Button><Button look="plain" to="/2">Two</Button></Buttons><Others><WrittenLink href="/3">Three</WrittenLink></Others></Contact>');
  });

  it.each([
    ['a page without editions', '## Title {/* #one */}\n\ntext\n', 'begins with <Editions>'],
    ['an edition without a price', '<Editions>\n\n## A {/* #a */}\n\n- One\n\n</Editions>\n', 'stand its price, a paragraph, a list and a link'],
    ['a comparison of other editions', band(table('| **Group** | | |', '| What | A | C |')), 'are the editions above'],
    ['a row outside a group', band(table('| One | Yes | No |')), 'names a group'],
    ['an icon too few', band('<Additions icons="pulse">\n\n### X\n\nx\n\n### Y\n\ny\n\n</Additions>'), 'an icon for each title'],
    ['a table without columns', band('<Similar>\n\ntext\n\n</Similar>'), 'stands a table'],
    ['an entry that is no link', band('<Contact>\n\n- text\n\n</Contact>'), 'a list of links'],
    ['another block', band('<Claims>\n\n- x\n\n</Claims>'), 'is no block of this page'],
  ])('stops the build at %s', async (_what, source, message) => {
    await expect(page(source)).rejects.toThrow(message);
  });
});
