/** Stands in for prism-react-renderer in the browser: all that the theme's client module asks for. */
export const Prism = {};
