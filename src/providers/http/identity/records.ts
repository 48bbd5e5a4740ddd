import { STORAGE_KEYS } from '../../../domain/accounts/storage.ts';
import type { StoragePort } from '../../ports/storage.ts';

type RecordName = 'userProfile' | 'userSettings' | 'userSegments';

/** What the vendor's scripts read of a reader besides the session. @see arc-contract 'Browser storage and events' */
export interface KeptRecords {
  /** Keeps a record beside the session, as long as it; nothing when there is no session. */
  keep(name: RecordName, value: unknown): void;
}

export function createKeptRecords(storage: StoragePort): KeptRecords {
  return {
    keep: (name, value) => {
      const persistence = storage.persistenceOf(STORAGE_KEYS.userInfo);
      if (persistence) storage.set(STORAGE_KEYS[name], JSON.stringify(value), persistence);
    },
  };
}
