/** The page's and the site's scripts, one after the other. */
const DEFERRED = /(?:<script src="?[^" >]*\/assets\/js\/[^" >]+"? defer(?:="[^"]*")?><\/script>\s*)+/;

const SOURCE = /<script src="?([^" >]+)/g;

/** Name of a script that every page runs. */
const ENTRY = /\/(?:runtime~)?main\.[^/]+\.js$/;

/**
 * Fetches scripts when the text has been shown: two frames after the document is there, or at once where nothing
 * is shown yet, as in a tab in the background. They run in their order.
 */
const LOADER = `(list=>{
const load=()=>list.forEach(src=>document.head.append(Object.assign(document.createElement("script"),{src,async:false})));
addEventListener("DOMContentLoaded",()=>document.hidden?load():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(load))))
})`.replaceAll('\n', '');

/**
 * The HTML of a page whose scripts don't compete with its text for a slow line: they are fetched once it is shown.
 * The main script comes last. What is there when it runs has not to be asked for: that keeps it from looking
 * for each, and from noting where it asked.
 * @param html A page as the framework writes it.
 */
export function textFirst(html: string): string {
  return html.replace(DEFERRED, (scripts) => {
    const sources = [...scripts.matchAll(SOURCE)].map(([, source = '']) => source);
    const isEntry = (source: string) => ENTRY.test(source);
    const list = [...sources.filter((source) => !isEntry(source)), ...sources.filter(isEntry)];
    return `<script>${LOADER}(${JSON.stringify(list)})</script>`;
  });
}
