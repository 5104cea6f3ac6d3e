import type {APIRequestContext} from '@playwright/test';

/**
 * The files that a page fetches once its text is shown: its whole style sheets, then its scripts in the order in which they run.
 * @throws when it names none
 */
export async function namedFiles(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text();
  const list = /<script type="?application\/json"? id="?page-scripts"?>(.*?)<\/script>/.exec(html)?.[1];
  if (list === undefined) throw new Error(`The page ${address} names no scripts`);
  return JSON.parse(list) as string[];
}

/** As `namedFiles`, of scripts only. */
export async function namedScripts(request: APIRequestContext, address: string): Promise<string[]> {
  return (await namedFiles(request, address)).filter((file) => file.endsWith('.js'));
}
