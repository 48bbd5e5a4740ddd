import type { StoragePort } from '../ports/storage.ts';
import { createStorage, type TextStore } from './create-storage.ts';

/** The state that tabs of one browser share: the persistent values, and the listeners. */
export interface SharedStore {
  readonly values: Map<string, string>;
  readonly tabs: Set<(key: string | null) => void>;
}

/** The storage of a browser without values. */
export const createSharedStore = (): SharedStore => ({ values: new Map(), tabs: new Set() });

const over = (values: Map<string, string>, changed?: (key: string | null) => void): TextStore => ({
  get length() {
    return values.size;
  },
  key: (index) => [...values.keys()][index] ?? null,
  clear: () => {
    if (values.size === 0) return;
    values.clear();
    changed?.(null);
  },
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => {
    values.set(key, value);
    changed?.(key);
  },
  removeItem: (key) => {
    if (values.delete(key)) changed?.(key);
  },
});

/** One tab's storage in memory, for servers, stories and tests. Tabs with the same `shared` notify each other. */
export function createMemoryStorage(shared: SharedStore = createSharedStore()): StoragePort {
  const listeners = new Set<(key: string | null) => void>();
  const hear = (key: string | null): void => [...listeners].forEach((listener) => listener(key));
  shared.tabs.add(hear);
  const session = over(new Map());
  const persistent = over(shared.values, (key) =>
    [...shared.tabs].filter((tab) => tab !== hear).forEach((tab) => tab(key)),
  );
  return createStorage({
    session: () => session,
    persistent: () => persistent,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
}
