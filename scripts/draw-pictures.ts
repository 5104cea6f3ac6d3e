/** Draws the pictures of pages, in both languages, where the pages look for them. */
import {writeFile} from 'node:fs/promises';

import {render} from './pictures/draw';
import {modelToObjects} from './pictures/model-to-objects';

/** Folders of the documentation, by language. */
const DOCS = {zh: 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current'} as const;

async function main() {
  for (const language of ['zh', 'en'] as const) {
    const file = `${DOCS[language]}/quick-start/architecture/img/model-to-objects.png`;
    const image = await render(modelToObjects(language));
    await writeFile(file, image);
    console.log(`${file}: ${Math.round(image.length / 1000)} kB`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
