/** The helpers that code in the browser uses. The build stops if that code calls any other helper. */
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
