import type { StoragePort } from '../ports/storage.ts';

/** Notifies listeners of changes that an adapter makes. */
export interface Changes {
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Returns the reply and notifies the listeners. A failed call has changed nothing and notifies no listener. */
  changing<T>(call: Promise<T>): Promise<T>;
}

/** A record that the tabs of a browser share: it counts the changes. */
export interface SharedCount {
  storage: Pick<StoragePort, 'get' | 'set' | 'subscribe'>;
  key: string;
}

/** @param tabs with it other tabs of the browser are notified too */
export function createChanges(tabs?: SharedCount): Changes {
  const listeners = new Set<() => void>();
  const tellTabs = ({ storage, key }: SharedCount): void => {
    const count = Number(storage.get(key));
    storage.set(key, String(Number.isSafeInteger(count) ? count + 1 : 1), 'persistent');
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = tabs?.storage.subscribe((key) => key === tabs.key && listener());
      return () => {
        stop?.();
        listeners.delete(listener);
      };
    },
    changing: async (call) => {
      const reply = await call;
      if (tabs) tellTabs(tabs);
      [...listeners].forEach((listener) => listener());
      return reply;
    },
  };
}
