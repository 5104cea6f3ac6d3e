import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** The parts of the bundler and of its development server that this plugin uses. */
type Bundler = {readonly experiments: {readonly lazyCompilationMiddleware: (compiler: object) => unknown}};
type DevServer = {readonly compiler: object};

/**
 * In development, compiles a page when it is first opened: compiling both versions of the documentation completely takes
 * longer than a writer wants to wait. The framework's references to pages are replaced with plain names, as the bundler
 * compiles every module that is referenced.
 */
export default function lazyPages({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
      const {experiments} = currentBundler.instance as unknown as Bundler;
      const devServer = {
        setupMiddlewares(middlewares: unknown[], server: DevServer) {
          middlewares.unshift(experiments.lazyCompilationMiddleware(server.compiler));
          // The framework's own function returns the list, which both functions modify in place.
          return [];
        },
      };
      const registry = {include: path.join(generatedFilesDir, 'registry.js'), use: path.join(__dirname, 'loader.cjs')};
      return {lazyCompilation: {imports: true, entries: false}, module: {rules: [registry]}, devServer} as object;
    },
  };
}
