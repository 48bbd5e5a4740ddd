import { LRUCache } from 'lru-cache';
import { INCOMPLETE_CACHE, type CachePolicy } from './cache.ts';

/** A finished page, as it is sent. */
export interface MadePage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes in the encoding of the headers. Undefined: the asker has them. */
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  /** The ETag without quotes; pages without one are not kept. */
  readonly tag?: string;
  /** How long the page may be kept. Without one it is made for each request. */
  readonly keep?: CachePolicy;
}

/** Makes a page, or finds that the asker's bytes are still right: then its body is undefined. */
export type MakePage = (has: (tag: string) => boolean) => Promise<MadePage>;

/** A page, and for how many seconds the server has it. */
export interface AgedPage {
  readonly page: MadePage;
  readonly age: number;
}

export interface PageCache {
  /**
   * The page of a key: kept, or made. Requests of one key wait for the same page.
   * @param key everything that the bytes depend on
   * @param address names the request until it is known whether its page may be kept: parameters may change it
   */
  get(key: string, address: string, make: MakePage): Promise<AgedPage>;
  /** The bytes in use. */
  readonly size: number;
}

interface Kept {
  readonly page: MadePage & { readonly keep: CachePolicy };
  readonly since: number;
  /** When a page that could not be renewed is tried again. */
  readonly triedUntil: number;
}

/** An entry without its bytes: headers, key and the store's own records. */
const ENTRY_BYTES = 2048;
const NEVER_HAS = (): boolean => false;

const keeps = (page: MadePage): page is Kept['page'] =>
  page.status === 200 && page.keep !== undefined && page.body !== undefined;

/**
 * Keeps finished pages for as long as their headers allow a shared cache to: fresh ones are sent, older ones are sent
 * while a newer one is made, and when the content service fails, old ones are better than an error. The least used are
 * dropped first.
 * @param maxBytes 0 keeps nothing
 * @param now a monotonic clock in milliseconds
 */
export function createPageCache(maxBytes: number, now: () => number): PageCache {
  if (maxBytes === 0)
    return { size: 0, get: async (_key, _address, make) => ({ page: await make(NEVER_HAS), age: 0 }) };
  const store = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => (page.body?.length ?? 0) + 2 * key.length + ENTRY_BYTES,
  });
  const flights = new Map<string, Promise<AgedPage>>();
  const age = ({ since }: Kept): number => Math.max(0, (now() - since) / 1000);

  /** One run for all that ask for the same at the same time. */
  function share(name: string, run: () => Promise<AgedPage>): Promise<AgedPage> {
    const running = flights.get(name);
    if (running) return running;
    const flight = run().finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  }

  const hold = (key: string, page: MadePage): AgedPage => {
    if (keeps(page)) store.set(key, { page, since: now(), triedUntil: 0 });
    else store.delete(key);
    return { page, age: 0 };
  };

  /** The newer page; the kept one as long as it is better than an error. */
  const renew = (key: string, kept: Kept, make: MakePage): Promise<AgedPage> =>
    share(key, async () => {
      const made = await make((tag) => tag === kept.page.tag);
      if (made.status >= 500 && age(kept) < kept.page.keep.shared + kept.page.keep.ifError) {
        store.set(key, { ...kept, triedUntil: now() + INCOMPLETE_CACHE.shared * 1000 });
        return { page: kept.page, age: age(kept) };
      }
      return hold(key, made.status === 200 && made.body === undefined ? kept.page : made);
    });

  return {
    get size() {
      return store.calculatedSize;
    },
    get: async (key, address, make) => {
      const kept = store.get(key);
      if (!kept) return share(address, async () => hold(key, await make(NEVER_HAS)));
      const { shared, whileRevalidating } = kept.page.keep;
      const old = age(kept);
      if (old < shared || now() < kept.triedUntil) return { page: kept.page, age: old };
      const renewed = renew(key, kept, make);
      if (old >= shared + whileRevalidating) return renewed;
      // The next request has the newer page, or renews it itself.
      renewed.catch(() => undefined);
      return { page: kept.page, age: old };
    },
  };
}
