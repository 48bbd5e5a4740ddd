import { STORAGE_KEYS } from '../domain/accounts/storage.ts';
import type { SalesPort } from './ports/sales.ts';
import type { StoragePort } from './ports/storage.ts';

/** Delay between saving the reader id of an AMP page and checking it. */
export const AMP_CONFIRM_DELAY_MS = 375;

/** The services that link readers of AMP pages. */
export interface AmpServices {
  sales: Pick<SalesPort, 'ampReader' | 'addAmpReader' | 'logoutAmpReader'>;
  storage: StoragePort;
  /** Resolves after a number of milliseconds. */
  wait?: ((ms: number) => Promise<void>) | undefined;
}

/** The AMP reader id of this browser. */
export interface AmpReaders {
  /** The id stored in this browser, or null. */
  current(): string | null;
  /** Keeps the reader id of an AMP page in this tab, until its reader has signed in. */
  keep(ampReaderId: string): void;
  /** The kept id that is not linked yet, or null. */
  pending(): string | null;
  /**
   * Links the reader id of an AMP page to the reader, checks after the delay whether the service has it, and stores it
   * then. False if the service does not know it. Rejects with an `ApiError` if the reader is not logged in or the
   * service fails.
   */
  save(ampReaderId: string): Promise<boolean>;
  /** Removes the id from the browser and the service. */
  forget(): Promise<void>;
}

const timer = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The reader id of AMP pages. @see C11 */
export function createAmpReaders({ sales, storage, wait = timer }: AmpServices): AmpReaders {
  const key = STORAGE_KEYS.ampReaderId;
  const current = (): string | null => {
    try {
      const id: unknown = JSON.parse(storage.get(key) ?? 'null');
      return typeof id === 'string' ? id : null;
    } catch {
      return null;
    }
  };
  // JSON, as in the vendor's client.
  const store = (id: string, how: 'session' | 'persistent') => storage.set(key, JSON.stringify(id), how);
  return {
    current,
    keep: (ampReaderId) => void store(ampReaderId, 'session'),
    pending: () => (storage.persistenceOf(key) === 'session' ? current() : null),
    save: async (ampReaderId) => {
      const before = storage.get(key);
      await sales.addAmpReader(ampReaderId);
      await wait(AMP_CONFIRM_DELAY_MS);
      const { loggedIn } = await sales.ampReader(ampReaderId);
      // A sign-out during the call has removed it.
      if (loggedIn && storage.get(key) === before) store(ampReaderId, 'persistent');
      return loggedIn;
    },
    forget: async () => {
      storage.remove(key);
      await sales.logoutAmpReader();
    },
  };
}
