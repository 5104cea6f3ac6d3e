import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {changeError} from '../change-error';
import type {Parts} from '../parts';
import {verifyChanges} from '../source-changes/took-hold';
import {targetFile} from '../targets';
import {inlineStrings, isFrameworkString, type Texts} from './inline-strings';

/** Packages of the framework whose code shows strings in the browser. */
const PACKAGES = ['plugin-ideal-image', 'theme-classic', 'theme-common', 'theme-search-algolia'];

/** The folders of the framework's code. */
const frameworkCode = () => PACKAGES.map((name) => path.dirname(targetFile('strings', `@docusaurus/${name}`)));

/**
 * The framework's strings that its code doesn't request with a literal, so that they can't be compiled into it.
 * @throws when no string can be compiled: the code then has another form than the one known here
 */
function stringsOutsideCode(folders: readonly string[], texts: Texts): Texts {
  const compiled = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const file = path.join(folder, name);
        const source = readFileSync(file, 'utf8');
        return inlineStrings(source, file, texts)?.code ?? source;
      }),
  );
  const remaining = Object.entries(texts).filter(([id]) => isFrameworkString(id) && compiled.some((code) => code.includes(id)));
  if (remaining.length === Object.keys(texts).filter(isFrameworkString).length) {
    throw changeError('strings', 'no string of the framework could be compiled into its code.', 'inline-strings.ts with the framework’s ways to request a string');
  }
  return Object.fromEntries(remaining);
}

/**
 * Compiles the interface's strings into the code that shows them, in the language being built.
 * The framework itself ships every string of the site on every page, along with the source text
 * and the translator's description. In development, the framework's own code keeps its strings.
 */
export const strings: Parts = {
  plugin({siteDir, generatedFilesDir, i18n, codeTranslations}) {
    const table = path.join(siteDir, i18n.path, i18n.localeConfigs[i18n.currentLocale]?.path ?? i18n.currentLocale, 'code.json');
    let all: Texts | undefined;
    let forBrowser: Texts | undefined;
    return {
      configureWebpack(_config, isServer, {currentBundler}) {
        const folder = path.join(generatedFilesDir, 'strings');
        const forFramework = path.join(folder, `strings-${i18n.currentLocale}.json`);
        mkdirSync(folder, {recursive: true});
        // This file has been written by now, and includes the texts that themes provide.
        const written = path.join(generatedFilesDir, 'codeTranslations.json');
        // The browser's and the server's compilation share one object, by which the loader recognizes that a file's strings are the same.
        all ??= JSON.parse(readFileSync(written, 'utf8')) as Texts;
        const framework = process.env.NODE_ENV === 'production' ? frameworkCode() : undefined;
        forBrowser ??= framework ? stringsOutsideCode(framework, all) : Object.fromEntries(Object.entries(all).filter(([id]) => isFrameworkString(id)));
        writeFileSync(forFramework, JSON.stringify(forBrowser));
        const loader = path.join(__dirname, 'loader.cjs');
        return {
          plugins: [
            // The framework's alias for the whole folder would take precedence over an alias for the file.
            new currentBundler.instance.NormalModuleReplacementPlugin(/^@generated\/codeTranslations$/, forFramework),
            ...(framework && !isServer ? [verifyChanges([{change: 'strings', present: [forFramework], absent: [written]}]) as never] : []),
          ],
          module: {
            rules: [
              {
                test: /\.tsx?$/,
                include: path.join(siteDir, 'src'),
                enforce: 'pre' as const,
                use: [{loader, options: {texts: codeTranslations, tables: existsSync(table) ? [table] : []}}],
              },
              ...(framework ? [{test: /\.js$/, include: framework, enforce: 'pre' as const, use: [{loader, options: {texts: all, tables: []}}]}] : []),
            ],
          },
        };
      },
    };
  },
};
