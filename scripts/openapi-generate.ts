/** Generates the API reference from `openapi/` if that has changed; runs before the site is started, built or type-checked. */
import {currentStamp, isUpToDate, stamped} from '../src/plugins/openapi-docs/stamp';

async function main() {
  const start = performance.now();
  const stamp = await currentStamp();
  if (await isUpToDate(stamp)) {
    console.log('API reference: up to date.');
    return;
  }
  // Linter and generator take a second to load, so they are only imported if needed.
  const {generateApiReference} = await import('../src/plugins/openapi-docs/generate');
  await stamped(stamp, generateApiReference);
  console.log(`API reference: generated in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
