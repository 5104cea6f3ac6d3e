const TRANSLATED = /__webpack_require__\.gca\(chunkName\)/;

/**
 * Loader: the framework's prefetching asks the bundler for the address of a script by the name of its
 * page module, without a translation in between.
 * @param {string} source the framework's module
 * @returns {string} the module
 * @throws when the module asks in another form than the one known here
 */
module.exports = function scriptAddressLoader(source) {
  if (!TRANSLATED.test(source)) throw new Error('light-registry: the framework asks for the address of a script in another form. Compare script-address-loader.cjs with the framework’s version.');
  return source.replace(TRANSLATED, '__webpack_public_path__ + __webpack_get_script_filename__(chunkName)');
};
