import type {APIRequestContext} from '@playwright/test';

/**
 * The scripts that the HTML of a page names, in the order in which they run.
 * @throws when it names none
 */
export async function namedScripts(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text();
  const list = /<script type="?application\/json"? id="?page-scripts"?>(.*?)<\/script>/.exec(html)?.[1];
  if (list === undefined) throw new Error(`The page ${address} names no scripts`);
  return JSON.parse(list) as string[];
}
