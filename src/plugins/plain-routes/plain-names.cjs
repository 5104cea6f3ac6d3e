const MATCH = "routeNameWithHash.replace(/-[^-]+$/, '') === path";

/**
 * Loader: has the framework's prefetching compare the name of each route as text. It would make a new
 * text of every route's name, several times for every link that comes into sight.
 * @param {string} source the framework's module
 * @returns {string} the module
 * @throws when the module doesn't look for routes in the form known here
 */
module.exports = function plainNames(source) {
  if (!source.includes(MATCH)) throw new Error('plain-routes: the framework looks for the scripts of a route in another form. Compare plain-names.cjs with the framework’s version.');
  return source.replace(MATCH, "(routeNameWithHash.startsWith(path) && routeNameWithHash.lastIndexOf('-') === path.length)");
};
