/** The part of a PostCSS media rule that is read and written here. */
type MediaRule = {params: string};

/** The framework's two ways to write the breakpoint. Together they leave out widths between 996 and 997 px. */
const PHONE = /\(max-width:\s*996px\)/g;
const DESKTOP = /\(min-width:\s*997px\)/g;

/** PostCSS plugin that makes styles for phones end below 996 px, and styles for desktops begin there. */
export const widthQueries = {
  postcssPlugin: 'width-queries',
  AtRule: {
    media(rule: MediaRule) {
      const params = rule.params.replace(PHONE, '(width < 996px)').replace(DESKTOP, '(width >= 996px)');
      // Assigning params, even the same value, makes PostCSS visit the rule again.
      if (params !== rule.params) rule.params = params;
    },
  },
};
