import CachePolicy from 'http-cache-semantics';
import { createServer, request as send, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CachingProxy {
  /** For `proxy.server` of a browser's context. */
  address: string;
  /** Addresses of the pages that came from the cache. */
  hits: string[];
  close(): Promise<void>;
}

interface Entry {
  policy: CachePolicy;
  body: Buffer;
}

/** The names in `Vary` that every cache supports. Many support no others. */
const ENCODING = 'accept-encoding';

/**
 * Starts a shared cache by RFC 9111 as a forward proxy of browsers. It keeps what a response allows, for as long as it
 * allows.
 * @param heedsVary false: it chooses by `Accept-Encoding` only
 */
export async function startCachingProxy({ heedsVary }: { heedsVary: boolean }): Promise<CachingProxy> {
  const entries = new Map<string, Entry[]>();
  const hits: string[] = [];
  const headersOf = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
    heedsVary || !headers.vary ? headers : { ...headers, vary: ENCODING };

  const server = createServer((requested, answer) => {
    const { url = '', method = 'GET', headers } = requested;
    const about = { url, method, headers };
    const kept = entries.get(url) ?? [];
    const hit = kept.find(({ policy }) => policy.satisfiesWithoutRevalidation(about));
    if (hit) {
      hits.push(url);
      answer.writeHead(200, hit.policy.responseHeaders()).end(hit.body);
      return;
    }
    const forwarded = send(url, { method, headers }, (given) => {
      const { statusCode = 502 } = given;
      const policy = new CachePolicy(about, { status: statusCode, headers: headersOf(given.headers) });
      const chunks: Buffer[] = [];
      answer.writeHead(statusCode, given.headers);
      given.on('data', (chunk: Buffer) => chunks.push(chunk)).pipe(answer);
      given.on('end', () => {
        if (statusCode === 200 && policy.storable() && policy.timeToLive() > 0)
          entries.set(url, [...(entries.get(url) ?? []), { policy, body: Buffer.concat(chunks) }]);
      });
    });
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    requested.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
