import { STORAGE_KEYS } from '../../../domain/accounts/storage.ts';
import type { StoragePort } from '../../ports/storage.ts';

type RecordName = 'userProfile' | 'userSettings' | 'userSegments';

/** Records of the reader for the vendor's scripts. */
export interface StoredRecords {
  /** Stores a record with the session, for its lifetime. Does nothing without a session. */
  keep(name: RecordName, value: unknown): void;
}

export function createStoredRecords(storage: StoragePort): StoredRecords {
  return {
    keep: (name, value) => {
      const persistence = storage.persistenceOf(STORAGE_KEYS.userInfo);
      if (persistence) storage.set(STORAGE_KEYS[name], JSON.stringify(value), persistence);
    },
  };
}
