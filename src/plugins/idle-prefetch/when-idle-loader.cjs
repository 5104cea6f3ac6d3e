const MOUNTED = /const docusaurus = \{\s*prefetch,/;
const HELPER = "import prefetchHelper from './prefetch';";

/**
 * Loader: what the framework mounts for links prefetches when the browser is idle, and each file once.
 * @param {string} source the framework's module
 * @returns {string} the module
 * @throws when the module doesn't prefetch in the form known here
 */
module.exports = function whenIdleLoader(source) {
  if (!MOUNTED.test(source) || !source.includes(HELPER)) throw new Error('idle-prefetch: the framework prefetches in another form. Compare when-idle-loader.cjs with the framework’s version.');
  const once = source.replace(HELPER, "import prefetchHelper from '@framework/fetch-once';");
  return `import {whenIdle} from '@framework/when-idle';\n${once.replace(MOUNTED, 'const docusaurus = { prefetch: whenIdle(prefetch),')}`;
};
