import type { StoragePort } from '../ports/storage.ts';

/** The used part of `Storage`. Every access may throw: blocked by settings, or full. */
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Number of values, and their keys. */
  readonly length: number;
  key(index: number): string | null;
  clear(): void;
}

export interface StoragePlaces {
  session(): TextStore;
  persistent(): TextStore;
  subscribe(listener: (key: string | null) => void): () => void;
  /** Called once per key that the browser refuses to store. */
  onWarning?: ((message: string) => void) | undefined;
}

/**
 * A storage over two places that may refuse values. A refused value stays in the page's memory and has precedence over
 * the stored value, so that a refused write never restores an older value while the page is open.
 */
export function createStorage({ session, persistent, subscribe, onWarning }: StoragePlaces): StoragePort {
  const refused = new Map<string, { value: string; persistence: 'session' | 'persistent' }>();
  const places = { session, persistent };

  const read = (place: 'session' | 'persistent', key: string): string | null =>
    attempt(() => places[place]().getItem(key)) ?? null;
  const drop = (place: 'session' | 'persistent', key: string): void =>
    void attempt(() => places[place]().removeItem(key));

  return {
    get: (key) => refused.get(key)?.value ?? read('session', key) ?? read('persistent', key),
    persistenceOf: (key) =>
      refused.get(key)?.persistence ??
      (read('session', key) !== null ? 'session' : read('persistent', key) !== null ? 'persistent' : null),
    set: (key, value, persistence) => {
      drop(persistence === 'session' ? 'persistent' : 'session', key);
      const kept = attempt(() => {
        places[persistence]().setItem(key, value);
        return true;
      });
      if (kept) {
        refused.delete(key);
        return true;
      }
      // The older value must not be read on the next page as if it were the latest.
      drop(persistence, key);
      if (!refused.has(key)) onWarning?.(`The browser does not keep ${key}: it lasts as long as this page.`);
      refused.set(key, { value, persistence });
      return false;
    },
    remove: (key) => {
      refused.delete(key);
      drop('session', key);
      drop('persistent', key);
    },
    keys: () => {
      const found = (['session', 'persistent'] as const).flatMap(
        (place) => attempt(() => keysOf(places[place]())) ?? [],
      );
      return [...new Set([...found, ...refused.keys()])];
    },
    clear: () => {
      refused.clear();
      attempt(() => session().clear());
      attempt(() => persistent().clear());
    },
    subscribe,
  };
}

const keysOf = (store: TextStore): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index)).filter((key) => key !== null);

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
