import { setTimeout as sleep } from 'node:timers/promises';
import { BRANDS } from 'rotativa/themes';
import { LIVE_PATH, LIVE_QUERY } from '../../apps/sites/src/contract/live.ts';
import { SUGGESTIONS_PATH } from '../../apps/sites/src/contract/suggestions.ts';
import { ACCESS_PATH } from '../../apps/sites/src/contract/access.ts';

const IDENTITY = '/identity/public/v1';
const SALES = '/sales/public/v1';
const PASSWORD = 'Cordillera7';
const READERS = 20;
/** Before the tokens of readers end, which is 15 minutes after they sign up: others take their place. */
const READERS_MS = 10 * 60_000;
/** A reader of a live blog leaves after this time. */
const FOLLOWS_MS = 4000;

/** Where the load goes. */
export interface Targets {
  /** Origins of the six sites. */
  readonly sites: readonly string[];
  readonly sandbox: string;
}

/** A call, as `fetch` takes it. */
interface Call {
  readonly url: string;
  readonly init?: RequestInit;
}

/** One kind of call in the mix. */
interface Kind {
  readonly name: string;
  /** Its share of all calls. */
  readonly share: number;
  readonly make: () => Call;
  /** Other statuses are unexpected. */
  readonly statuses: readonly number[];
}

/** Sends the calls of a mix, one after another, and counts them. */
export interface Mix {
  next(): Promise<void>;
  readonly counts: ReadonlyMap<string, number>;
  /** Answers with another status than their kind's, as 'kind status'. */
  readonly unexpected: ReadonlyMap<string, number>;
}

/** The same numbers in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** More than a busy machine needs for one answer. */
const PATIENCE_MS = 120_000;
const AGAIN_MS = 1000;

/**
 * The answer of a server that may ask for patience (503), because the machine is busy: the call is repeated, as a reader
 * does. It holds its place among the calls under way, so the rate falls.
 */
async function patiently(url: string, init?: RequestInit): Promise<Response> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const reply = await fetch(url, init);
    if (reply.status !== 503 || performance.now() > deadline) return reply;
    await reply.arrayBuffer();
    await sleep(AGAIN_MS);
  }
}

async function textOf(address: string): Promise<string> {
  const reply = await patiently(address);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}: ${text.slice(0, 200)}`);
  return text;
}

/** The addresses in a site's sitemaps. */
async function pagesOf(site: string): Promise<string[]> {
  const text = await textOf(`${site}/sitemap.xml`);
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  if (!text.includes('<sitemapindex')) return found;
  const maps = await Promise.all(found.map(textOf));
  return maps.flatMap((map) => [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!));
}

/** The pictures of a page. */
async function picturesOf(page: string): Promise<string[]> {
  const html = await textOf(page);
  return [...html.matchAll(/ src="(\/images\/[^"]+)"/g)].map(
    ([, path]) => new URL(path!.replaceAll('&amp;', '&'), page).href,
  );
}

/** Signs a reader up. @returns the token */
async function signUp(sandbox: string, email: string, address: string): Promise<string> {
  const reply = await patiently(`${sandbox}${IDENTITY}/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      identity: { userName: email, credentials: PASSWORD },
      profile: { email, firstName: 'Lectora' },
    }),
  });
  const { accessToken } = (await reply.json()) as { accessToken?: string };
  if (accessToken === undefined) throw new Error(`A reader could not sign up: ${reply.status}.`);
  return accessToken;
}

const sum = (shares: readonly number[]): number => shares.reduce((all, one) => all + one, 0);

/**
 * Readers of six sites, known and unknown, and callers who make up addresses, words, accounts and network addresses:
 * what is kept by a key of the caller's is asked for with another key each time.
 */
export async function createMix({ sites, sandbox }: Targets): Promise<Mix> {
  const random = numbers(20_261_128);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  let turn = 0;
  const invented = (): string => `inventado-${(turn += 1)}-${Math.floor(random() * 1e9).toString(36)}`;
  const address = (): string =>
    [10, 1 + (turn % 200), Math.floor(random() * 250), Math.floor(random() * 250)].join('.');
  const from = (extra: Record<string, string> = {}) => ({
    'x-forwarded-for': address(),
    'accept-encoding': oneOf(['br', 'gzip', 'identity']),
    ...extra,
  });
  const json = (body: object, extra: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: from({ 'content-type': 'application/json', ...extra }),
    body: JSON.stringify(body),
  });

  const pages = (await Promise.all(sites.map(pagesOf))).flat();
  const pictures = (await Promise.all(sites.map((site) => picturesOf(`${site}/`)))).flat();
  const live = pages.filter((page) => page.includes('en-vivo'));
  if (pages.length < 100 || pictures.length === 0 || live.length === 0)
    throw new Error(
      `The sites name ${pages.length} pages, ${pictures.length} pictures and ${live.length} live blogs; the load needs 100, 1 and 1.`,
    );
  const tokens: string[] = [];
  let round = 0;
  let nextRound = 0;
  /** The readers who are signed in, from now on. */
  async function signReadersUp(): Promise<void> {
    round += 1;
    nextRound = performance.now() + READERS_MS;
    for (let at = 0; at < READERS; at += 1)
      tokens[at] = await signUp(sandbox, `memoria-${round}-${at}@lectores.example`, address());
  }
  await signReadersUp();
  const signedIn = () => ({ authorization: `Bearer ${oneOf(tokens)}` });

  const KINDS: readonly Kind[] = [
    {
      name: 'a page',
      share: 30,
      make: () => ({ url: oneOf(pages), init: { headers: from() } }),
      statuses: [200],
    },
    {
      name: 'a page with invented parameters',
      share: 8,
      make: () => ({ url: `${oneOf(pages)}?utm_source=${invented()}`, init: { headers: from() } }),
      statuses: [200],
    },
    {
      name: 'an invented page',
      share: 14,
      make: () => ({
        url: `${oneOf(sites)}/${oneOf(['', 'nacion/', 'nacion/articulo/', 'autor/', 'noticias/'])}${invented()}/`,
        init: { headers: from() },
      }),
      statuses: [404],
    },
    {
      name: 'a search',
      share: 4,
      make: () => ({ url: `${oneOf(sites)}/buscador/?query=${invented()}`, init: { headers: from() } }),
      statuses: [200, 404],
    },
    {
      name: 'suggestions',
      share: 8,
      make: () => ({
        url: `${oneOf(sites)}${SUGGESTIONS_PATH}?q=${invented().replaceAll('-', '')}`,
        init: { headers: from() },
      }),
      statuses: [200],
    },
    {
      name: 'a picture',
      share: 8,
      make: () => ({ url: oneOf(pictures), init: { headers: from() } }),
      statuses: [200],
    },
    {
      name: 'an invented live blog',
      share: 2,
      make: () => ({
        url: `${oneOf(sites)}${LIVE_PATH}?${LIVE_QUERY.path}=/nacion/articulo/${invented()}/`,
        init: { headers: from() },
      }),
      statuses: [404],
    },
    {
      name: 'a live blog',
      share: 1,
      make: () => {
        const page = new URL(oneOf(live));
        return {
          url: `${page.origin}${LIVE_PATH}?${LIVE_QUERY.path}=${page.pathname}`,
          init: { headers: from({ accept: 'text/event-stream' }), signal: AbortSignal.timeout(FOLLOWS_MS) },
        };
      },
      statuses: [200],
    },
    {
      name: "a reader's profile",
      share: 6,
      make: () => ({ url: `${sandbox}${IDENTITY}/profile`, init: { headers: from(signedIn()) } }),
      statuses: [200],
    },
    {
      name: "a reader's access",
      share: 5,
      make: () => {
        const site = oneOf(sites);
        return {
          url: site + ACCESS_PATH,
          init: { method: 'POST', headers: from({ ...signedIn(), origin: site }) },
        };
      },
      statuses: [200],
    },
    {
      name: "a visitor's cart",
      share: 3,
      make: () => ({
        url: `${sandbox}${SALES}/cart/item`,
        init: json({ items: [{ sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199', quantity: 1 }] }),
      }),
      statuses: [200],
    },
    {
      name: 'a reset for an invented account',
      share: 4,
      make: () => ({
        url: `${sandbox}${IDENTITY}/password/reset`,
        init: json({ userName: `${invented()}@lectores.example` }),
      }),
      statuses: [200],
    },
    {
      name: 'a login of an invented account',
      share: 2,
      make: () => ({
        url: `${sandbox}${IDENTITY}/auth/login`,
        init: json({
          userName: `${invented()}@lectores.example`,
          credentials: PASSWORD,
          grantType: 'password',
        }),
      }),
      statuses: [401],
    },
    {
      name: 'a newsletter form with an invented address',
      share: 5,
      make: () => {
        const site = oneOf(sites);
        return {
          url: `${site}/api/boletin`,
          init: json({ email: `${invented()}@lectores.example` }, { origin: site }),
        };
      },
      statuses: [200, 400, 422],
    },
  ];
  const all = sum(KINDS.map(({ share }) => share));
  const chosen = (): Kind => {
    let left = random() * all;
    return KINDS.find(({ share }) => (left -= share) < 0)!;
  };
  const counts = new Map<string, number>();
  const unexpected = new Map<string, number>();
  const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

  return {
    counts,
    unexpected,
    next: async () => {
      if (performance.now() > nextRound) await signReadersUp();
      const { name, make, statuses } = chosen();
      const { url, init } = make();
      count(counts, name);
      try {
        const reply = await patiently(url, { redirect: 'manual', ...init });
        if (!statuses.includes(reply.status)) count(unexpected, `${name} ${reply.status}`);
        await reply.arrayBuffer();
      } catch (error) {
        // A stream ends when its reader leaves.
        if (!init?.signal?.aborted)
          count(unexpected, `${name} ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}

/** Origins of the six sites whose index has a port. */
export const siteOrigins = (port: number): string[] =>
  BRANDS.map((_, at) => `http://localhost:${port + 1 + at}`);
