/** `session` values last as long as the tab; `persistent` values stay. */
export type Persistence = 'session' | 'persistent';

/** Small texts of a reader in the browser. Never throws: a value that cannot be stored is kept in the page's memory. */
export interface StoragePort {
  /** The value of a key, or null. The session value has precedence over the persistent one. */
  get(key: string): string | null;
  /** Which of the two has the key's value, or null. */
  persistenceOf(key: string): Persistence | null;
  /** Stores a value in one place and removes it from the other. False if the browser refuses and only this page has the value. */
  set(key: string, value: string, persistence: Persistence): boolean;
  remove(key: string): void;
  /** The keys with a value. Cookie storage does not support it: it warns and returns none. */
  keys(): string[];
  /** Removes all values. Cookie storage does not support it and warns. */
  clear(): void;
  /** Notifies of keys that other tabs change, with null when the storage was cleared. Returns a function that unsubscribes. */
  subscribe(listener: (key: string | null) => void): () => void;
}
