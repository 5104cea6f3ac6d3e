/** Checks every page of content; file names as arguments narrow what is printed. */
import {checkContent, readContent} from '../tests/lint/content/run';

async function main() {
  const start = performance.now();
  const pages = await readContent('.');
  const named = process.argv.slice(2);
  const findings = checkContent(pages).filter(({file}) => named.length === 0 || named.includes(file));
  for (const {file, line, rule, message} of findings) console.error(`${file}:${line} [${rule}] ${message}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Content: ${pages.length} pages checked in ${seconds} s, ${findings.length} to mend.`);
  if (findings.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
