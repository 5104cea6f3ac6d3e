// The site's configuration and its imports are loaded with require(), which can't load
// ESM-only packages. This file isn't transpiled, so its import() stays a native import().
module.exports = (specifier) => import(specifier);
