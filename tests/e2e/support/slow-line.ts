import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';

/** Size of the pieces in which a page arrives, in bytes, and the pause after each, in milliseconds. */
const PIECE = 1024;
const PAUSE = 40;

export type SlowLine = {readonly origin: string; readonly close: () => void};

/** Starts a proxy in front of a site: pages arrive in pieces, other files at once. */
export async function slowLineTo(site: string): Promise<SlowLine> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(site + (request.url ?? '/'), {redirect: 'manual'});
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {'content-type': type});
      if (!type.startsWith('text/html')) return response.end(body);
      for (let start = 0; start < body.length; start += PIECE) {
        response.write(body.subarray(start, start + PIECE));
        await wait(PAUSE);
      }
      return response.end();
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${port}`, close: () => server.close()};
}
