/** Replaces prism-react-renderer in the browser: all that the theme's client module needs. */
export const Prism = {};
