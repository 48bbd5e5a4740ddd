import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface PacketProxy extends AsyncDisposable {
  /** For `proxy.server` of a browser's context. */
  readonly address: string;
}

/** Bytes of a page in a packet, and the milliseconds after it: the browser paints what it has. */
const PACKET = { bytes: 700, ms: 25 };

/** Starts a forward proxy of browsers which sends each page in small packets, as over a bad network. Other files are sent at once. */
export async function startPacketProxy(): Promise<PacketProxy> {
  const server = createServer((requested, answer) => {
    const { url = '', method = 'GET' } = requested;
    // The packets end anywhere in the text, and not in blocks of a compression.
    const headers = { ...requested.headers, 'accept-encoding': 'identity' };
    const forwarded = send(url, { method, headers }, (given) => {
      const sendSlowly = async (): Promise<void> => {
        const page = Buffer.concat((await given.toArray()) as Buffer[]);
        const body = page.indexOf('<body');
        answer.write(page.subarray(0, body));
        for (let at = body; at < page.length && !answer.closed; at += PACKET.bytes) {
          answer.write(page.subarray(at, at + PACKET.bytes));
          await wait(PACKET.ms);
        }
        answer.end();
      };
      answer.writeHead(given.statusCode ?? 502, given.headers);
      if (given.headers['content-type']?.startsWith('text/html')) void sendSlowly();
      else given.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    requested.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
