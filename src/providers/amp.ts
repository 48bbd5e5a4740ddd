import { STORAGE_KEYS } from '../domain/accounts/storage.ts';
import type { SalesPort } from './ports/sales.ts';
import type { StoragePort } from './ports/storage.ts';

/** Delay between saving the reader id of an AMP page and checking it. */
export const AMP_CONFIRM_DELAY_MS = 375;

export interface AmpServices {
  sales: Pick<SalesPort, 'ampReader' | 'addAmpReader' | 'logoutAmpReader'>;
  storage: StoragePort;
  /** Resolves after a number of milliseconds. */
  wait?: ((ms: number) => Promise<void>) | undefined;
}

export interface AmpReaders {
  /** The id stored in this browser, or null. */
  current(): string | null;
  /**
   * Stores the reader id of an AMP page, links it to the reader and checks after the delay whether the service has it.
   * False if the service does not know it then. Rejects with an `ApiError` if the reader is not logged in or the service
   * fails.
   */
  save(ampReaderId: string): Promise<boolean>;
  /** Removes the id from the browser and the service. */
  forget(): Promise<void>;
}

const timer = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The reader id of AMP pages. @see C11 */
export function createAmpReaders({ sales, storage, wait = timer }: AmpServices): AmpReaders {
  return {
    current: () => {
      const kept = storage.get(STORAGE_KEYS.ampReaderId);
      try {
        const id: unknown = JSON.parse(kept ?? 'null');
        return typeof id === 'string' ? id : null;
      } catch {
        return null;
      }
    },
    save: async (ampReaderId) => {
      // JSON, as in the vendor's client.
      storage.set(STORAGE_KEYS.ampReaderId, JSON.stringify(ampReaderId), 'persistent');
      await sales.addAmpReader(ampReaderId);
      await wait(AMP_CONFIRM_DELAY_MS);
      return (await sales.ampReader(ampReaderId)).loggedIn;
    },
    forget: async () => {
      storage.remove(STORAGE_KEYS.ampReaderId);
      await sales.logoutAmpReader();
    },
  };
}
