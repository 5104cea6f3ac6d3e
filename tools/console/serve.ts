/**
 * Serves the console's built interface with the world's data, on this machine only, until it is stopped:
 * npm run console -- --dist <folder> [--language zh|en] [--port 8070] [--minutes 120]
 */
import {parseArgs} from 'node:util';

import {answerCalls} from './answers';
import {startBench} from './bench';
import {isLanguage} from './language';

/** Default of --minutes: a forgotten server doesn't run forever. */
const MINUTES = '120';

async function main() {
  const {values} = parseArgs({options: {dist: {type: 'string'}, language: {type: 'string', default: 'zh'}, port: {type: 'string', default: '8070'}, minutes: {type: 'string', default: MINUTES}}});
  const {dist, language} = values;
  if (dist === undefined) throw new Error('Say where the built interface is: --dist <folder>. npm run console:setup builds it.');
  if (!isLanguage(language)) throw new Error(`--language is zh or en, not "${language}".`);
  const bench = await startBench({dist, language, router: answerCalls, port: Number(values.port), onUnanswered: ({method, address}) => console.warn(`no data for ${method} ${address}`)});
  console.log(`The console (${language}) at ${bench.origin}, with made-up data. Ctrl+C stops it; it stops by itself after ${values.minutes} minutes.`);
  const stop = () => void bench.close().then(() => process.exit());
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  setTimeout(stop, Number(values.minutes) * 60_000);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
