import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {isFrameworkString, type Texts} from './inline-strings';

/**
 * Compiles the interface's strings into the code that shows them, in the language being built.
 * The framework would ship every string of the site on every page, and the Chinese source and
 * the translator's description beside it.
 */
export default function inlineStringsPlugin({siteDir, generatedFilesDir, i18n, codeTranslations}: LoadContext): Plugin {
  const table = path.join(siteDir, i18n.path, i18n.localeConfigs[i18n.currentLocale]?.path ?? i18n.currentLocale, 'code.json');
  return {
    name: 'inline-strings',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const folder = path.join(generatedFilesDir, 'inline-strings');
      const forFramework = path.join(folder, `strings-${i18n.currentLocale}.json`);
      mkdirSync(folder, {recursive: true});
      // Written by now, with the texts that themes bring along.
      const all = JSON.parse(readFileSync(path.join(generatedFilesDir, 'codeTranslations.json'), 'utf8')) as Texts;
      const kept = Object.entries(all).filter(([id]) => isFrameworkString(id));
      writeFileSync(forFramework, JSON.stringify(Object.fromEntries(kept)));
      return {
        // An alias of the framework for the whole folder would win over one for the file.
        plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(/^@generated\/codeTranslations$/, forFramework)],
        module: {
          rules: [
            {
              test: /\.tsx?$/,
              include: path.join(siteDir, 'src'),
              enforce: 'pre' as const,
              use: [{loader: path.join(__dirname, 'loader.cjs'), options: {texts: codeTranslations, tables: existsSync(table) ? [table] : []}}],
            },
          ],
        },
      };
    },
  };
}
