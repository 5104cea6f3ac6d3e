/** Generates the API reference from `openapi/` where it has changed; runs before the site is started, built or type-checked. */
import {generateApiReference} from '../src/plugins/openapi-docs/generate';

async function main() {
  const start = performance.now();
  const changed = await generateApiReference();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(changed ? `API reference: generated in ${seconds} s.` : 'API reference: up to date.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
