// The bundler loads its loaders through require(), which doesn't support TypeScript.
// eslint-disable-next-line @typescript-eslint/no-require-imports
module.exports = require('tsx/cjs/api').require('./loader.ts', __filename).default;
