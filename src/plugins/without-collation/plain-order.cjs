const COMPARISON = /([\w.[\]]+)\.localeCompare\(([\w.[\]]+)\)/g;

/**
 * Loader: replaces comparisons in the order of a language by comparisons of the characters.
 * @param {string} source a module
 * @returns {string} the module
 * @throws when the module has no comparison of the form known here
 */
module.exports = function plainOrder(source) {
  if (source.search(COMPARISON) < 0) throw new Error('without-collation: the framework no longer compares here. Compare the list of modules with the framework’s version.');
  return source.replace(COMPARISON, '($1 < $2 ? -1 : Number($1 > $2))');
};
