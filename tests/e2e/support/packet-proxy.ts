import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface PacketProxy extends AsyncDisposable {
  /** For `proxy.server` of a browser's context. */
  readonly address: string;
}

export interface Packets {
  /** Bytes of a packet of a body that is this long. */
  readonly bytes: (body: number) => number;
  /** Milliseconds after each: the browser paints what it has. */
  readonly ms: number;
}

/** As over a bad network. */
const SMALL: Packets = { bytes: () => 700, ms: 25 };
/** As over a good one: all that a page shows is there before its first frame. */
export const ALL_BUT_THE_END: Packets = { bytes: (body) => body - 1_000, ms: 150 };

/** Starts a forward proxy of browsers which sends each page in packets. Other files are sent at once. */
export async function startPacketProxy({ bytes, ms }: Packets = SMALL): Promise<PacketProxy> {
  const server = createServer((requested, answer) => {
    const { url = '', method = 'GET' } = requested;
    // The packets end anywhere in the text, and not in blocks of a compression.
    const headers = { ...requested.headers, 'accept-encoding': 'identity' };
    const forwarded = send(url, { method, headers }, (given) => {
      const sendSlowly = async (): Promise<void> => {
        const page = Buffer.concat((await given.toArray()) as Buffer[]);
        const body = page.indexOf('<body');
        const length = bytes(page.length - body);
        // The head comes with the first packet.
        for (let from = 0, to = body + length; from < page.length && !answer.closed; to += length) {
          answer.write(page.subarray(from, to));
          from = to;
          await wait(ms);
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
