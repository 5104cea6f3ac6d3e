/** The helpers that code in the browser uses. A build in which it uses another one stops. */
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
