/** Scripts that wait for the document, one after the other. */
const DEFERRED = /(?:<script src="?[^" >]+"? defer(?:="[^"]*")?><\/script>\s*)+/;

const TAG = /<script src="?[^" >]+"? defer(?:="[^"]*")?><\/script>/g;

/** Name of a script that every page runs. */
const ENTRY = /\/(?:runtime~)?main\.[^/]+\.js/;

/**
 * The HTML of a page with the main script after those of the page. What is there when the main script runs
 * has not to be asked for: that keeps it from looking for each, and from noting where it asked.
 */
export function entryLast(html: string): string {
  return html.replace(DEFERRED, (scripts) => {
    const tags = scripts.match(TAG) ?? [];
    const isEntry = (tag: string) => ENTRY.test(tag);
    return [...tags.filter((tag) => !isEntry(tag)), ...tags.filter(isEntry)].join('');
  });
}
