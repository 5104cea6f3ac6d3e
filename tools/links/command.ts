/**
 * Follows every link of the built site without a browser: files, anchors, alternates of the other
 * language; lists the external addresses and checks their spelling; counts the clicks to each page of the documentation.
 * `npm run links [-- <address>]` only checks the pages below an address.
 */
import {mkdirSync, writeFileSync} from 'node:fs';

import {SITES} from '../site/sites';
import {checkLinks} from './check';
import {furtherThan} from './clicks';
import {readBuiltPages} from './read';

const start = performance.now();
const {dir} = SITES.production;
const {pages, files} = readBuiltPages(dir);
const below = process.argv[2] ?? '/';
const {findings: broken, outside} = checkLinks(pages, files, below);

/** A page of the documentation is at most three clicks from the documentation's start page, in each language. */
const CLICKS = 3;
const far = ['/docs', '/en/docs'].flatMap((start) => furtherThan(CLICKS, start, pages).map((page) => `${page}: more than ${CLICKS} clicks from ${start}/; link to it from a nearer page.`));
const findings = [...broken, ...(below === '/' ? far : [])];

mkdirSync('reports', {recursive: true});
writeFileSync('reports/external-links.txt', [...outside].sort(([a], [b]) => (a < b ? -1 : 1)).map(([address, page]) => `${address}\t${page}\n`).join(''));
for (const finding of findings) console.error(finding);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`Links: ${pages.size} pages read in ${seconds} s, ${findings.length} to fix; ${outside.size} external addresses in reports/external-links.txt.`);
process.exitCode = findings.length === 0 ? 0 : 1;
