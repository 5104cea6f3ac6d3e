import {describe, expect, it} from 'vitest';

import {sheetsOf} from '@site/src/framework/page-styles';
import {addPage, firstStyles, nothingShown} from '@site/src/framework/page-styles/first-styles';

/** The first styles of the given pages. */
function first(css: string, pages: readonly string[], never?: readonly string[]): string {
  const shown = nothingShown();
  pages.forEach((html) => addPage(html, shown));
  return firstStyles(css, shown, never);
}

describe('firstStyles', () => {
  it('contains the rules that match one of the pages', () => {
    const css = '.a{margin:0}.b{margin:0}p.a>b{margin:0}#here{margin:0}#there{margin:0}article .a{margin:0}';
    expect(first(css, ['<p class=a><b>', '<i id="here">'])).toBe('.a{margin:0}p.a>b{margin:0}#here{margin:0}');
    expect(first(css, ['<p class="x a">', '<article class="b y">'])).toBe('.a{margin:0}.b{margin:0}article .a{margin:0}');
  });

  it('keeps only the selectors of a list that match', () => {
    expect(first('.a,.b,.a:hover{margin:0}', ['<p class=a>'])).toBe('.a{margin:0}');
  });

  it('matches attributes as they are sent, and keeps those that the page’s own scripts set at once', () => {
    const css = '[open]{margin:0}[aria-expanded=true]{margin:0}[aria-expanded="false"]{margin:0}[href^="/x"]{margin:0}[data-theme=light] p{margin:0}';
    expect(first(css, ['<p aria-expanded=true href="/y">'])).toBe('[aria-expanded=true]{margin:0}[href^="/x"]{margin:0}[data-theme=light] p{margin:0}');
    expect(first('[data-theme=dark] p{margin:0}', ['<p>'], ['[data-theme=dark]'])).toBe('');
  });

  it('does not match what is in parentheses', () => {
    expect(first('p:not(.gone){margin:0}:is(.gone,p) b{margin:0}p:where(:not(.x:is(.y))){margin:0}', ['<p><b>'])).toBe('p:not(.gone){margin:0}:is(.gone,p) b{margin:0}p:where(:not(.x:is(.y))){margin:0}');
  });

  it('leaves out states, other media, and what moves', () => {
    const css = 'p:hover{margin:0}p:focus-visible{margin:0}@media print{p{margin:0}}@media (scripting:none){p{margin:0}}@media (width<996px){p{margin:0}}p{cursor:pointer;transition:margin .2s}@keyframes turn{to{rotate:1turn}}';
    expect(first(css, ['<p>'])).toBe('@media (width<996px){p{margin:0}}');
    expect(first('p{animation:1s turn}@keyframes turn{to{rotate:1turn}}', ['<p>'])).toBe('p{animation:1s turn}@keyframes turn{to{rotate:1turn}}');
  });

  it('inlines properties that are the same everywhere, separated from their neighbours', () => {
    expect(first(':root{--a:1px;--b:#123;--c:var(--a)}p{margin:var(--c)var(--a);color:color-mix(in oklab,var(--b)9%,red)}', ['<p>'])).toBe('p{margin:1px  1px;color:color-mix(in oklab,#123 9%,red)}');
    expect(first('@layer theme{:root{--a:1px}}:root{--a:2px}p{margin:var(--a)}', ['<p>'])).toBe('@layer theme;\np{margin:2px}');
  });

  it('leaves properties alone that an element sets, that a media query changes, or that depend on such a property', () => {
    for (const css of [
      ':root{--a:1px}p{--a:2px;margin:var(--a)}',
      ':root{--a:1px}@media (width<996px){:root{--a:2px}}p{margin:var(--a)}',
      ':root{--a:1px;--b:var(--a)}p{--a:2px;margin:var(--b)}',
    ]) {
      expect(first(css, ['<p>'])).toBe(css);
    }
    expect(first(':root{--a:1px}p{margin:var(--a)}', ['<p style="--a:3px">'])).toBe(':root{--a:1px}p{margin:var(--a)}');
  });

  it('names layers in the order of the complete stylesheets', () => {
    expect(first('@layer one{b{margin:0}}@layer three,two;@layer two{p{margin:0}}', ['<p>'])).toBe('@layer one,three,two;@layer two{p{margin:0}}');
  });
});

it('reads which sheets a page has from the list that it carries', () => {
  const html = '<script type=application/json id=page-scripts>["/en/assets/css/0-styles.1.css","/en/assets/js/main.2.js"]</script>';
  expect(sheetsOf(html, '/en/')).toEqual(['assets/css/0-styles.1.css']);
  expect(sheetsOf('<p>', '/')).toBeUndefined();
});
