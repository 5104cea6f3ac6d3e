// The site's configuration and what it imports are loaded through require(), which can't reach
// packages that only export themselves to import. A file that isn't transpiled keeps import() as it is.
module.exports = (specifier) => import(specifier);
