/**
 * The balancer of `npm run bench:scale`, with a shared cache by RFC 9111: a separate process, so that it costs the sites
 * nothing. Six ports, one for each brand, as the processes behind it have them. It takes turns, tries the next process when
 * one cannot be reached, and makes one request for all readers who wait for the same page. When there is no newer page, an
 * older one is better than an error, for as long as its headers allow (RFC 5861).
 *
 * Messages: `{ bases }` sets the processes by their first ports, `{ keeps }` turns the cache on and off, `'empty'` drops it.
 */
import { once } from 'node:events';
import CachePolicy from 'http-cache-semantics';
import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { KEEP_ALIVE_MS } from '../../apps/shared/keep-alive.ts';

/** The way of a request, as `X-Cache`. */
export type Did = 'hit' | 'stale' | 'miss' | 'pass';

/** A message of the parent process. */
export type Order = 'empty' | { readonly bases: readonly number[] } | { readonly keeps: boolean };

interface Stored {
  readonly policy: CachePolicy;
  readonly status: number;
  readonly body: Buffer;
}

type About = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const BRANDS = 6;
/** Parameters of campaigns make no other page: docs/paywall.md, 'A cache in front'. */
const CAMPAIGN = /^utm_/;
/** A process that refused a connection gets none for this time. */
const RESTING_MS = 500;

const port = Number(process.env['FRONT_PORT']);
const agent = new Agent({ keepAlive: true, maxSockets: 20_000 });
/** By brand, address and the headers in `Vary`. */
const store = new Map<string, Stored>();
const asking = new Map<string, Promise<Stored>>();
const resting = new Map<number, number>();
let bases: readonly number[] = [];
let turn = 0;
let keeps = true;

process.on('message', (order: Order) => {
  if (order === 'empty') store.clear();
  else if ('bases' in order) bases = order.bases;
  else keeps = order.keeps;
});
// The parent is gone, even if it was killed.
process.on('disconnect', () => process.exit());

/** The processes in the order in which they are tried. */
function inTurn(): number[] {
  turn += 1;
  const all = bases.map((_, at) => bases[(at + turn) % bases.length]!);
  const awake = all.filter((base) => (resting.get(base) ?? 0) < Date.now());
  return awake.length > 0 ? awake : all;
}

/** Sends a request to the next process that takes it. */
function forward(brand: number, about: About, body?: Buffer, left = inTurn()): Promise<IncomingMessage> {
  const { method = 'GET', url, headers } = about;
  const [base, ...others] = left;
  return new Promise((resolve, reject) => {
    const at = Number(base) + brand;
    // A process keeps no pages of a host that it does not know.
    const own = { ...headers, host: `localhost:${at}` };
    const options = { agent, host: '127.0.0.1', port: at, path: url, method, headers: own };
    const sent = send(options, resolve);
    sent.once('error', (error: NodeJS.ErrnoException) => {
      resting.set(Number(base), Date.now() + RESTING_MS);
      // Only a request that changes nothing, or that never arrived, is sent again.
      const mayRepeat = method === 'GET' || error.code === 'ECONNREFUSED';
      if (mayRepeat && others.length > 0) forward(brand, about, body, others).then(resolve, reject);
      else reject(error);
    });
    sent.end(body);
  });
}

/** The address without the parameters of campaigns. */
function addressOf(url: string): string {
  const [path = '/', search] = url.split('?', 2);
  if (search === undefined) return url;
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !CAMPAIGN.test(name)));
  return kept.size > 0 ? `${path}?${kept}` : path;
}

async function bytesOf(message: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const requestOf = ({ url = '/', method = 'GET', headers }: About) => ({ url, method, headers });

/** Asks for a page once for all who wait for it, and keeps it if it may be kept. */
function load(key: string, brand: number, about: About): Promise<Stored> {
  const known = asking.get(key);
  if (known) return known;
  const ask = async (): Promise<Stored> => {
    // The cache wants the whole page, whatever the reader has.
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...headers } = about.headers;
    const whole = { ...about, headers };
    const given = await forward(brand, whole);
    const status = given.statusCode ?? 502;
    const policy = new CachePolicy(requestOf(whole), { status, headers: given.headers });
    const stored = { policy, status, body: await bytesOf(given) };
    if (policy.storable() && policy.timeToLive() > 0) store.set(key, stored);
    return stored;
  };
  const asked = ask().finally(() => asking.delete(key));
  asking.set(key, asked);
  return asked;
}

function reply(response: ServerResponse, { policy, status, body }: Stored, did: Did): void {
  response
    .writeHead(status, { ...policy.responseHeaders(), 'content-length': body.length, 'x-cache': did })
    .end(body);
}

async function pass(brand: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const given = await forward(brand, request, await bytesOf(request));
  response.writeHead(given.statusCode ?? 502, { ...given.headers, 'x-cache': 'pass' satisfies Did });
  response.on('close', () => given.destroy());
  given.on('error', () => response.destroy());
  given.pipe(response);
}

/** Whether a page may be sent because there is only an error. @param status of the newer answer */
const isBetter = ({ policy }: Stored, about: About, status: number): boolean =>
  status >= 500 && !policy.revalidatedPolicy(requestOf(about), { status, headers: {} }).modified;

async function answer(brand: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, headers } = request;
  const url = addressOf(request.url ?? '/');
  const about = { url, method, headers };
  if (!keeps || method !== 'GET' || headers.accept?.includes('text/event-stream'))
    return pass(brand, request, response);
  const key = JSON.stringify([brand, url, headers['accept-encoding'], headers.cookie]);
  const found = store.get(key);
  const known = found?.policy.evaluateRequest(requestOf(about));
  if (!found || !known?.response) {
    const loaded = await load(key, brand, about);
    const older = found && isBetter(found, about, loaded.status) ? found : undefined;
    return reply(response, older ?? loaded, older ? 'stale' : 'miss');
  }
  // A page that may be a little old is asked for again while the reader has it.
  if (known.revalidation) load(key, brand, about).catch(() => undefined);
  reply(response, found, known.revalidation ? 'stale' : 'hit');
}

const serve = (brand: number): Promise<unknown> =>
  once(
    createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
      answer(brand, request, response).catch((error: unknown) => {
        if (response.headersSent) response.destroy();
        else response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
      });
    }).listen(port + brand, '127.0.0.1'),
    'listening',
  );
await Promise.all(Array.from({ length: BRANDS }, (_, at) => serve(at + 1)));
process.send?.('ready');
