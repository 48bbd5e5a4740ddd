/** `session` values go with the tab; `persistent` ones stay. @see 000 §4 'Storage is session-only when rememberMe is false' */
export type Persistence = 'session' | 'persistent';

/** Small texts kept for a reader in the browser. Never throws: what cannot be kept is remembered by the page. */
export interface StoragePort {
  /** The value of a key, the session's before the persistent one; null when there is none. */
  get(key: string): string | null;
  /** Which of the two a key's value is in; null when it has none. */
  persistenceOf(key: string): Persistence | null;
  /** Keeps a value in one place and drops it from the other. False when the browser refused and only this page has it. */
  set(key: string, value: string, persistence: Persistence): boolean;
  remove(key: string): void;
  /** The keys that have a value. Cookie storage cannot tell: it warns and gives none. */
  keys(): string[];
  /** Drops every value. Cookie storage cannot: it warns. @see 000 §5 */
  clear(): void;
  /** Tells which key another tab changed, null when it emptied the storage. Gives the way to stop. */
  subscribe(listener: (key: string | null) => void): () => void;
}
