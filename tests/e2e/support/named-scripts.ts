import type {APIRequestContext} from '@playwright/test';

/**
 * The files that a page fetches once its text is shown: its complete stylesheets, then its scripts in execution order.
 * @throws when the page names none
 */
export async function namedFiles(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text();
  const list = /<script type="?application\/json"? id="?page-scripts"?>(.*?)<\/script>/.exec(html)?.[1];
  if (list === undefined) throw new Error(`The page ${address} names no scripts`);
  return JSON.parse(list) as string[];
}

/** Like `namedFiles`, but scripts only. */
export async function namedScripts(request: APIRequestContext, address: string): Promise<string[]> {
  return (await namedFiles(request, address)).filter((file) => file.endsWith('.js'));
}
