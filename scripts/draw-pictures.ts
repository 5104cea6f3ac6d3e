/** Draws the pictures for pages, in both languages, and writes them where the pages expect them. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {render, type Picture} from './pictures/draw';
import {modelToObjects} from './pictures/model-to-objects';

type Language = 'zh' | 'en';

/** Folders of the documentation, by language. */
const DOCS: Readonly<Record<Language, string>> = {zh: 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current'};

/** All pictures, by their file in those folders. */
const PICTURES: Readonly<Record<string, (language: Language) => Picture>> = {
  'quick-start/architecture/img/model-to-objects.png': modelToObjects,
};

async function main() {
  for (const [name, draw] of Object.entries(PICTURES)) {
    for (const language of ['zh', 'en'] as const) {
      const file = path.posix.join(DOCS[language], name);
      const image = await render(draw(language));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, image);
      console.log(`${file}: ${Math.round(image.length / 1000)} kB`);
    }
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
