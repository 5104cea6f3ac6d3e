/**
 * Writes tools/specification/TABLE.md: for each statement of the specification, the tests that verify it.
 * Fails if a statement has neither a test nor a text that says what else verifies it, or if a mark names no statement.
 * `--check` writes nothing, and fails if the table is stale.
 */
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {statements} from './statements';
import {marksIn} from './marks-in';
import {findings, tableText} from './table-text';

const TABLE = 'tools/specification/TABLE.md';
const TEST = /\.(?:spec|test)\.tsx?$/;

const testFiles = () =>
  readdirSync('tests', {recursive: true, encoding: 'utf8'})
    .filter((name) => TEST.test(name))
    .map((name) => path.posix.join('tests', name.replaceAll(path.sep, '/')))
    .sort();

const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
const marked = testFiles().flatMap((file) => marksIn(file));
const wrong = findings(statements, marked);
const text = tableText(statements, marked);
if (values.check && (!existsSync(TABLE) || readFileSync(TABLE, 'utf8') !== text)) wrong.push(`${TABLE} is stale: run "npm run spec:table".`);
if (!values.check) writeFileSync(TABLE, text);
for (const line of wrong) console.error(line);
console.log(`Specification: ${Object.keys(statements).length} statements, ${new Set(marked.map(({file, name}) => `${file} ${name}`)).size} tests that verify them, ${wrong.length} to fix.`);
if (wrong.length > 0) process.exitCode = 1;
