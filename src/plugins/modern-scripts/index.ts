import type {Plugin} from '@docusaurus/types';

/**
 * Minifies scripts for the browsers this site supports: the framework writes the syntax of 2009, and
 * every Chinese character as a six-character escape. Styles keep the framework's minifier.
 */
export default function modernScripts(): Plugin {
  return {
    name: 'modern-scripts',
    configureWebpack(config, isServer, {currentBundler}) {
      const minimizers = config.optimization?.minimizer;
      if (isServer || minimizers === undefined || currentBundler.name !== 'rspack') return {};
      const {SwcJsMinimizerRspackPlugin} = currentBundler.instance as unknown as typeof import('@rspack/core');
      const scripts = new SwcJsMinimizerRspackPlugin({
        minimizerOptions: {
          minify: true,
          module: true,
          mangle: true,
          compress: {ecma: 2020, passes: 2},
          format: {ecma: 2020, asciiOnly: false, comments: false},
        },
      });
      const styles = minimizers.filter((minimizer) => minimizer?.constructor.name !== SwcJsMinimizerRspackPlugin.name);
      return {mergeStrategy: {'optimization.minimizer': 'replace'}, optimization: {minimizer: [scripts as never, ...styles]}};
    },
  };
}
