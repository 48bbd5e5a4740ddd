/** Runs work while no other tab does work of the same name. */
export type Exclusive = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** The part of a navigator that keeps tabs apart. */
export interface LockNavigator {
  readonly locks?: { request<T>(name: string, work: () => Promise<T>): Promise<unknown> } | undefined;
}

/**
 * One tab at a time, by the browser's locks. A page that is not served securely has none: there each tab works by
 * itself, and the slower one takes what the faster one kept.
 */
export const browserExclusive =
  (navigator: LockNavigator): Exclusive =>
  (name, work) =>
    navigator.locks ? (navigator.locks.request(name, work) as ReturnType<typeof work>) : work();
