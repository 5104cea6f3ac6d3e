/** The helpers that code in the browser uses. Another one it came to use would be missed by every browser test at once. */
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
