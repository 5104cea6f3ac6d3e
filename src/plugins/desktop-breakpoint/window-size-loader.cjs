const IS_DESKTOP = 'window.innerWidth > desktopBreakpoint';

/**
 * Loader: has the framework's scripts ask what its styles ask, also between two whole pixels.
 * @param {string} source the framework's module
 * @returns {string} the module
 * @throws when the module doesn't measure the window in the form known here
 */
module.exports = function windowSizeLoader(source) {
  if (!source.includes(IS_DESKTOP)) throw new Error('desktop-breakpoint: the framework measures the window in another form. Compare window-size-loader.cjs with the framework’s version.');
  return source.replace(IS_DESKTOP, 'window.matchMedia(`(width >= ${desktopBreakpoint}px)`).matches');
};
