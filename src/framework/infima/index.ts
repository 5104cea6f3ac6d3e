import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {changeError} from '../change-error';
import type {Parts} from '../parts';
import {targetFile} from '../targets';
import {NAMES} from './names';
import {classNamesOf, customPropertiesIn} from './used-styles';

/** The component stylesheet that the theme is built on. */
export const SHEET = '@docusaurus/theme-classic > infima/dist/css/default/default.css';

/** Packages whose styles and scripts read the stylesheet's custom properties. */
const READERS = ['plugin-ideal-image', 'theme-classic', 'theme-common', 'theme-search-algolia'];

/** Custom properties that the site or the framework reads. */
function propertiesRead(siteDir: string): readonly string[] {
  const folders = [path.join(siteDir, 'src'), ...READERS.map((name) => path.dirname(targetFile('infima', `@docusaurus/${name}`)))];
  const files = folders.flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => /\.(?:css|[jt]sx?)$/.test(name)).map((name) => path.join(folder, name)));
  return [...new Set(files.flatMap((file) => [...customPropertiesIn(readFileSync(file, 'utf8'))]))];
}

/**
 * Classes of the stylesheet that a built site uses but the list of used classes lacks. In scripts, only names that can't
 * be words in a text are checked: “card” may be a word, “card__body” is a class.
 * @param names classes of the full stylesheet
 * @param pages HTML of pages
 * @param scripts code of the browser's scripts
 */
export function missingNames(names: ReadonlySet<string>, pages: readonly string[], scripts: readonly string[], known: readonly string[] = NAMES): string[] {
  const lacking = new Set([...names].filter((name) => !known.includes(name)));
  const inPages = pages.flatMap((html) => Array.from(html.matchAll(/\bclass=(?:"([^"]*)"|([^\s>"]+))/g), ([, quoted, plain]) => quoted ?? plain ?? '').flatMap((value) => value.split(/\s+/)));
  const inScripts = scripts.flatMap((code) => Array.from(code.matchAll(/["'` ]([a-z][\w-]*(?:--|__)[\w-]+)(?=["'` ])/g), ([, name = '']) => name));
  const used = new Set([...inPages, ...inScripts].filter((name) => lacking.has(name)));
  return [...used].sort();
}

async function filesOf(folder: string, ending: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder, {recursive: true})).filter((name) => name.endsWith(ending));
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** Reduces the theme's stylesheet to what the site uses. `names.ts` lists the classes, and the built site is checked against that list. */
export const infima: Parts = {
  plugin({siteDir}) {
    const sheet = targetFile('infima', SHEET);
    return {
      configureWebpack() {
        if (process.env.NODE_ENV !== 'production') return {};
        const options = {names: NAMES, properties: propertiesRead(siteDir)};
        return {module: {rules: [{resource: sheet, enforce: 'pre' as const, use: [{loader: path.join(__dirname, 'loader.cjs'), options}]}]}};
      },
      async postBuild({outDir}) {
        const missing = missingNames(classNamesOf(readFileSync(sheet, 'utf8')), await filesOf(outDir, '.html'), await filesOf(path.join(outDir, 'assets/js'), '.js'));
        if (missing.length > 0) throw new Error(`src/framework/infima: pages or scripts use classes of Infima that the site's styles leave out: add ${missing.join(', ')} to names.ts.`);
        const styles = await filesOf(path.join(outDir, 'assets/css'), '.css');
        if (styles.some((css) => css.includes('.button-group'))) throw changeError('infima', 'the site’s styles still contain what no page uses.', 'infima/index.ts with the theme’s stylesheet and the place that it is compiled from');
      },
    };
  },
};
