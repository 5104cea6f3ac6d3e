/** The part of PostCSS's rules that is read and written here. */
type MediaRule = {params: string};

/** The framework's two ways to write the breakpoint; together they leave out what lies between 996 and 997 px. */
const PHONE = /\(max-width:\s*996px\)/g;
const DESKTOP = /\(min-width:\s*997px\)/g;

/** PostCSS plugin: whatever is written for phones ends below 996 px, whatever is written for desktops begins there. */
export const widthQueries = {
  postcssPlugin: 'width-queries',
  AtRule: {
    media(rule: MediaRule) {
      const params = rule.params.replace(PHONE, '(width < 996px)').replace(DESKTOP, '(width >= 996px)');
      // Setting it, even to the same, has PostCSS visit the rule once more.
      if (params !== rule.params) rule.params = params;
    },
  },
};
