// The bundler loads its loaders through require(), which knows no TypeScript.
module.exports = require('tsx/cjs/api').require('./loader.ts', __filename).default;
