import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Asks the server behind the proxy. */
export type Upstream = (path: string, headers: Record<string, string>) => Promise<Response>;

interface Stored {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly keys: ReadonlySet<string>;
  readonly since: number;
}

export interface CachingProxy extends AsyncDisposable {
  readonly origin: string;
}

/** A number of a directive of `Cache-Control`; undefined without it. */
const seconds = (header: string | null, name: string): number | undefined => {
  const found = new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(header ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Headers of a connection, and those that readers do not get. */
const OWN = ['connection', 'transfer-encoding', 'content-length', 'xkey'];

/**
 * A shared cache over HTTP: it keys on the address and `Vary`, keeps for `s-maxage`, gives stale responses within
 * `stale-while-revalidate` while it asks again, and is purged by `PURGE` with `xkey`, as Varnish is. `X-Cache` says what it
 * did.
 */
export async function cachingProxy(upstream: Upstream, now = Date.now): Promise<CachingProxy> {
  /** By address; each has its variants. */
  const store = new Map<string, { vary: string[]; variants: Map<string, Stored> }>();
  const variantOf = (vary: readonly string[], headers: Record<string, string>): string =>
    JSON.stringify(vary.map((name) => headers[name] ?? null));

  async function load(path: string, headers: Record<string, string>): Promise<Stored> {
    const since = now();
    const response = await upstream(path, headers);
    const stored: Stored = {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
      keys: new Set((response.headers.get('xkey') ?? '').split(' ')),
      since: since - 1000 * Number(response.headers.get('age') ?? 0),
    };
    const control = response.headers.get('cache-control');
    if (/no-store|private/.test(control ?? '') || !seconds(control, 's-maxage')) return stored;
    const vary = (response.headers.get('vary') ?? '')
      .toLowerCase()
      .split(/\s*,\s*/)
      .filter(Boolean);
    const known = store.get(path);
    const variants =
      known && String(known.vary) === String(vary) ? known.variants : new Map<string, Stored>();
    variants.set(variantOf(vary, headers), stored);
    store.set(path, { vary, variants });
    return stored;
  }

  function send(response: ServerResponse, { status, headers, body }: Stored, did: string): void {
    for (const [name, value] of headers) if (!OWN.includes(name)) response.appendHeader(name, value);
    response.setHeader('x-cache', did);
    response.writeHead(status).end(body);
  }

  function purge(keys: readonly string[]): number {
    let count = 0;
    for (const { variants } of store.values())
      for (const [name, stored] of variants)
        if (keys.some((key) => stored.keys.has(key))) {
          variants.delete(name);
          count += 1;
        }
    return count;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'PURGE') {
      const count = purge(String(request.headers['xkey'] ?? '').split(' '));
      response.writeHead(200).end(`Invalidated ${count} objects`);
      return;
    }
    const path = request.url ?? '/';
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const entry = store.get(path);
    const found = entry?.variants.get(variantOf(entry.vary, headers));
    if (!found) return send(response, await load(path, headers), 'miss');
    const control = found.headers.get('cache-control');
    const age = (now() - found.since) / 1000;
    const fresh = seconds(control, 's-maxage') ?? 0;
    if (age < fresh) return send(response, found, 'hit');
    if (age >= fresh + (seconds(control, 'stale-while-revalidate') ?? 0))
      return send(response, await load(path, headers), 'miss');
    void load(path, headers);
    send(response, found, 'stale');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
