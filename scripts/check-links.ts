/**
 * Follows every link of the built site without a browser: files, anchors, alternates of the other
 * language; lists the addresses outside and checks how they are spelt.
 * `npm run links [-- <address>]` looks at the pages below an address only.
 */
import {mkdirSync, writeFileSync} from 'node:fs';

import {SITES} from '../tests/e2e/support/sites';
import {checkLinks} from '../tests/lint/links/check';
import {readBuiltPages} from '../tests/lint/links/read';

const start = performance.now();
const {dir} = SITES.production;
const {pages, files} = readBuiltPages(dir);
const below = process.argv[2] ?? '/';
const {findings, outside} = checkLinks(pages, files, below);

mkdirSync('reports', {recursive: true});
writeFileSync('reports/external-links.txt', [...outside].sort(([a], [b]) => (a < b ? -1 : 1)).map(([address, page]) => `${address}\t${page}\n`).join(''));
for (const finding of findings) console.error(finding);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`Links: ${pages.size} pages read in ${seconds} s, ${findings.length} to mend; ${outside.size} addresses outside in reports/external-links.txt.`);
process.exitCode = findings.length === 0 ? 0 : 1;
