import { STORAGE_KEYS } from 'rotativa/domain';
import type { StoragePort } from 'rotativa/providers';

/** A link with the search engine that failed may be tried again. A reader who tried none has nothing to reset. @see C10 */
export function resetLink(storage: Pick<StoragePort, 'get' | 'set'>): void {
  if (storage.get(STORAGE_KEYS.swgCanceled) !== null)
    storage.set(STORAGE_KEYS.swgCanceled, 'false', 'persistent');
}
