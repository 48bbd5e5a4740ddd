/** Keys whose last change is remembered. Of older ones it is known only that they changed before all others. */
const MOST_KEYS = 10_000;

/** Which contents have changed since when, for the pages in memory. */
export interface ContentChanges {
  /** The number of the last change. */
  readonly now: number;
  /** The number of the last change of a key of a brand, or a higher one. */
  lastOf(brand: string, key: string): number;
  changed(brand: string, keys: Iterable<string>): void;
  /** Changes were missed: everything may have changed. */
  missed(): void;
}

/** Remembers changes by their order in this process. It never forgets one: what is dropped counts as changed later than it was. */
export function createContentChanges(most = MOST_KEYS): ContentChanges {
  /** The oldest first. */
  const last = new Map<string, number>();
  let now = 0;
  /** The last change of all keys that are not in the map is not after this. */
  let floor = 0;
  const name = (brand: string, key: string): string => `${brand} ${key}`;
  return {
    get now() {
      return now;
    },
    lastOf: (brand, key) => last.get(name(brand, key)) ?? floor,
    changed: (brand, keys) => {
      now += 1;
      for (const key of keys) {
        last.delete(name(brand, key));
        last.set(name(brand, key), now);
      }
      for (const [key, number] of last) {
        if (last.size <= most) break;
        last.delete(key);
        floor = number;
      }
    },
    missed: () => {
      now += 1;
      floor = now;
      last.clear();
    },
  };
}
