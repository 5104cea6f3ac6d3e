const MOUNTED = /const docusaurus = \{\s*prefetch,/;

/**
 * Loader: what the framework mounts for links prefetches when the browser is idle.
 * @param {string} source the framework's module
 * @returns {string} the module
 * @throws when the module doesn't mount its prefetching in the form known here
 */
module.exports = function whenIdleLoader(source) {
  if (!MOUNTED.test(source)) throw new Error('idle-prefetch: the framework mounts its prefetching in another form. Compare when-idle-loader.cjs with the framework’s version.');
  return `import {whenIdle} from '@framework/when-idle';\n${source.replace(MOUNTED, 'const docusaurus = { prefetch: whenIdle(prefetch),')}`;
};
