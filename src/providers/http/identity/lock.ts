/** Runs work while no other tab runs work with the same name. */
export type TabLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** The part of a navigator with the locks. */
export interface LockNavigator {
  readonly locks?: { request<T>(name: string, work: () => Promise<T>): Promise<unknown> } | undefined;
}

/**
 * Uses the browser's locks to let one tab work at a time. Insecure pages have no locks: there tabs work concurrently,
 * and the slower one uses the tokens that the faster one stored.
 */
export const browserLock =
  (navigator: LockNavigator): TabLock =>
  (name, work) =>
    navigator.locks ? (navigator.locks.request(name, work) as ReturnType<typeof work>) : work();
