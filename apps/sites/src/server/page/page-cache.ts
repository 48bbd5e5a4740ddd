import { LRUCache } from 'lru-cache';
import type { Urgency } from '../../../../shared/bounded-queue.ts';
import type { UsedRevisions } from '../site-pages/page-snapshot.ts';
import { INCOMPLETE_CACHE, type CachePolicy } from '../cache-control.ts';
import type { Encoding } from '../compression.ts';
import { bytesIn, withBody, type EncodedPage } from './page-encoding.ts';

/** A finished page, as it is sent. Those without a tag are not kept. */
export interface MadePage extends EncodedPage {
  readonly status: number;
  /** Whether the page has a variant for each kind of reader. Others have one for all. */
  readonly varies?: boolean;
  /** The revisions of stored pages that it was made with. */
  readonly used?: UsedRevisions;
  /** How long the page may be kept. Without one it is made for each request. */
  readonly keep?: CachePolicy;
  /** Whether this is the page that asks for patience, because the server had no time to make the requested one. */
  readonly refused?: boolean;
  /** The time that it took to make, in milliseconds. */
  readonly steps?: PageSteps;
  /** The part of this time in which it was rendered and compressed. */
  readonly renderMs?: number;
}

/** The steps of making a page, in milliseconds: waiting for a place, reading content, and rendering. */
interface PageSteps {
  readonly queue: number;
  readonly data: number;
  readonly render: number;
}

/** Makes a page, or finds that the asker's content is still right: then its body is undefined. */
export type MakePage = (has: (tag: string) => boolean, urgency: Urgency) => Promise<MadePage>;

/** A page, and for how many seconds the server has it. */
export interface AgedPage {
  readonly page: MadePage;
  readonly age: number;
  /** Undefined for a page that is not looked for in memory. */
  readonly state?: Exclude<CacheState, 'none' | 'refused'>;
}

/**
 * Whether a page was in memory: `hit` it was; `stale` an older one was, and is better than a long wait or an error; `miss`
 * it was made; `refused` the server had no time to make it; `none` it is made for each request.
 */
export type CacheState = 'hit' | 'stale' | 'miss' | 'refused' | 'none';

/** The state of a page for metrics and for readers' tools. */
export const cacheState = ({ page, state }: AgedPage): CacheState =>
  page.refused ? 'refused' : (state ?? 'none');

export interface RequestedPage {
  /** Everything that the content depends on, except the variant. */
  readonly key: string;
  /** In which the reader takes the page. */
  readonly encoding: Encoding;
  /** The kind of reader. */
  readonly variant: string;
  /** The request's parameters. Until it is known whether its page may be kept, they may change it. */
  readonly search: string;
  /** Whether a page that was made with those revisions is what editors have published. */
  isCurrent(used: UsedRevisions | undefined): boolean;
}

export interface PageCache {
  /**
   * The page of a key, kept or made, in the encoding that is asked for. Requests of one key wait for the same page.
   */
  get(requested: RequestedPage, make: MakePage): Promise<AgedPage>;
  /** The bytes in use. */
  readonly size: number;
}

interface Kept {
  readonly page: MadePage & { readonly keep: CachePolicy; readonly body: Bytes };
  readonly since: number;
  /** When a page that could not be renewed is tried again. */
  readonly triedUntil: number;
  /** The page in the other compressed encoding, once a reader has asked for it. */
  readonly second?: { readonly encoding: Encoding; readonly body: Bytes } | undefined;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The store's own records of an entry. */
const ENTRY_BYTES = 1024;
/** How long a reader waits for a newer page while there is an old one. */
const PATIENCE_MS = 500;
/** The same while editors have published another revision: the old page shows what they have replaced. */
const REVISED_PATIENCE_MS = 3000;
/** Keys of dropped pages that are remembered. */
const MOST_GHOSTS = 10_000;
/** The room is too small when this part of so many requests asks for a page that was dropped for want of room. */
const TOO_OFTEN = 0.05;
const COUNTED = 1000;
const NEVER_HAS = (): boolean => false;

/**
 * Bytes in a buffer of their size. Compressed ones are a part of a larger buffer, often of 64 KB for 3 KB, which would stay
 * in memory with them and is not in the store's sum.
 */
const compact = (bytes: Bytes): Bytes =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);

/** The bytes of an entry: the bodies, and the texts beside them, which V8 stores with one byte for a Latin letter and two for others. */
function bytesOf({ page: { body, headers }, second }: Kept, key: string): number {
  const texts = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  const bodies = body.byteLength + (second?.body.byteLength ?? 0);
  return bodies + texts + 2 * key.length + ENTRY_BYTES;
}

/** Runs once for all that ask for the same at the same time. */
function createFlights<T>(): (name: string, run: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (name, run) => {
    const running = flights.get(name);
    if (running) return running;
    const flight = run().finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  };
}

/** The answer, or another one if it takes too long. */
async function within<T>(ms: number, answer: Promise<T>, other: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => (timer = setTimeout(resolve, ms, other)));
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const keeps = (page: MadePage): page is Kept['page'] =>
  page.status === 200 && page.keep !== undefined && page.body !== undefined;

/**
 * Keeps finished pages for as long as their headers allow a shared cache to: fresh ones are sent, older ones are sent
 * while a newer one is made, and when the content service fails, old ones are better than an error. The least used are
 * dropped first. A page of another revision than the published one is made again at once. A service that is slow, and a
 * server that has no time, never keep a reader from a page that is here.
 * @param maxBytes 0 keeps nothing
 * @param now a monotonic clock in milliseconds
 * @param onTooSmall called once, when many requests ask for pages that were dropped for want of room
 */
export function createPageCache(
  maxBytes: number,
  now: () => number,
  onTooSmall: (pages: number) => void = () => undefined,
): PageCache {
  if (maxBytes === 0)
    return { size: 0, get: async (_requested, make) => ({ page: await make(NEVER_HAS, 'awaited'), age: 0 }) };
  const store = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    dispose: (_kept, key, reason) => {
      if (reason === 'evict') ghosts.set(key, true);
    },
  });
  /** The pages that were dropped for want of room. */
  const ghosts = new LRUCache<string, true>({ max: MOST_GHOSTS });
  let asked = 0;
  let missed = 0;
  let said = false;
  const share = createFlights<AgedPage>();
  const shareBytes = createFlights<Bytes | undefined>();
  const age = ({ since }: Kept): number => Math.max(0, (now() - since) / 1000);

  /** Counts a request, and whether a larger store would have had its page. */
  function count(isHere: boolean, key: string, own: string): void {
    if (said) return;
    asked += 1;
    if (!isHere && (ghosts.delete(key) || ghosts.delete(own))) missed += 1;
    if (asked < COUNTED) return;
    if (missed > TOO_OFTEN * asked) {
      said = true;
      onTooSmall(store.size);
    }
    asked = 0;
    missed = 0;
  }

  /** A page that is the same for all readers has the key alone; the others have that of their variant, too. */
  const hold = (key: string, own: string, page: MadePage, second?: Kept['second']): AgedPage => {
    store.delete(key);
    store.delete(own);
    if (!keeps(page)) return { page, age: 0, state: 'miss' };
    const kept = { page: { ...page, body: compact(page.body) }, since: now(), triedUntil: 0, second };
    store.set(page.varies ? own : key, kept);
    return { page: kept.page, age: 0, state: 'miss' };
  };

  /**
   * A page in the encoding that is asked for, which takes no content service. Both compressed forms stay in memory; an
   * uncompressed one, many times as large, only until there is a compressed one.
   */
  async function inEncoding(page: MadePage, encoding: Encoding, name: string): Promise<MadePage> {
    if (page.encoding === encoding) return page;
    const { tag } = page;
    /** The kept page, if it has this content. */
    const same = (): Kept | undefined => {
      const kept = store.peek(name);
      return tag !== undefined && kept?.page.tag === tag ? kept : undefined;
    };
    const known = same()?.second;
    if (known?.encoding === encoding) return withBody(page, encoding, known.body);
    const recoded = async (): Promise<Bytes | undefined> => {
      const bytes = await bytesIn(page, encoding);
      const kept = same();
      if (!bytes || !kept || encoding === 'identity' || encoding === kept.page.encoding) return bytes;
      const body = compact(bytes);
      const isPlain = kept.page.encoding === 'identity';
      store.set(name, {
        ...kept,
        ...(isPlain ? { page: withBody(kept.page, encoding, body) } : { second: { encoding, body } }),
      });
      return body;
    };
    const body = await (tag === undefined ? recoded() : shareBytes(`${name} ${tag} ${encoding}`, recoded));
    return body ? withBody(page, encoding, body) : page;
  }

  /** Whether a page is better than an error. */
  const isUseful = (kept: Kept): boolean => age(kept) < kept.page.keep.shared + kept.page.keep.ifError;

  /** The newer page; the kept one as long as it is better than an error. */
  async function renew(
    key: string,
    own: string,
    kept: Kept,
    make: MakePage,
    urgency: Urgency,
  ): Promise<AgedPage> {
    const made = await make((tag) => tag === kept.page.tag, urgency);
    if (made.refused || (made.status >= 500 && isUseful(kept))) {
      const waiting = { ...kept, triedUntil: now() + INCOMPLETE_CACHE.shared * 1000 };
      store.set(kept.page.varies ? own : key, waiting);
      return { page: kept.page, age: age(kept), state: 'stale' };
    }
    return made.status === 200 && made.body === undefined
      ? hold(key, own, { ...kept.page, ...(made.used && { used: made.used }) }, kept.second)
      : hold(key, own, made);
  }

  /** The page in the encoding in which it is here. @param own the key with the variant */
  async function find(
    own: string,
    { key, search, isCurrent }: RequestedPage,
    make: MakePage,
  ): Promise<AgedPage> {
    const kept = store.get(key) ?? store.get(own);
    count(kept !== undefined, key, own);
    if (!kept) return share(own + search, async () => hold(key, own, await make(NEVER_HAS, 'awaited')));
    const { shared, whileRevalidating } = kept.page.keep;
    const old = age(kept);
    const current = isCurrent(kept.page.used);
    if (current && old < shared) return { page: kept.page, age: old, state: 'hit' };
    const stale = { page: kept.page, age: old, state: 'stale' } as const;
    if (now() < kept.triedUntil) return stale;
    const renewed = (urgency: Urgency): Promise<AgedPage> =>
      share(`${own} ${urgency}`, () => renew(key, own, kept, make, urgency));
    if (!current || old >= shared + whileRevalidating) {
      if (!isUseful(kept)) return renewed('awaited');
      const patience = current ? PATIENCE_MS : REVISED_PATIENCE_MS;
      return within(patience, renewed('awaited'), stale);
    }
    // The next request has the newer page, or renews it itself.
    renewed('idle').catch(() => undefined);
    return stale;
  }

  return {
    get size() {
      return store.calculatedSize;
    },
    get: async (requested, make) => {
      const { key, variant, encoding } = requested;
      const own = `${key} ${variant}`;
      const { page, ...aged } = await find(own, requested, make);
      return { ...aged, page: await inEncoding(page, encoding, page.varies ? own : key) };
    },
  };
}
