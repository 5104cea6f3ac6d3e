/** Prints the console's labels that contain a text, or whose key contains it: `npm run label -- 集群`. */
import {readExtraLabels} from './extra';
import {allLabels} from './lookup';
import {readConsoleLabels} from './vocabulary';

const SHOWN = 60;

const text = process.argv.slice(2).join(' ').trim().toLowerCase();
if (text === '') {
  console.error('Usage: npm run label -- <text>');
  process.exitCode = 1;
} else {
  const found = allLabels(readConsoleLabels(), readExtraLabels())
    .filter(({key, zh, en = ''}) => [key, zh, en].some((part) => part.toLowerCase().includes(text)))
    // The exact label first, then longer ones that contain the text.
    .sort((a, b) => a.zh.length - b.zh.length);
  for (const {key, zh, en} of found.slice(0, SHOWN)) console.log(`${zh}  |  ${en ?? '(Chinese in English too)'}  |  ${key}`);
  if (found.length === 0) console.error(`No label of the console contains "${text}".`);
  if (found.length > SHOWN) console.log(`… and ${found.length - SHOWN} more`);
}
