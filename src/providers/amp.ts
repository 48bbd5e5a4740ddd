import { STORAGE_KEYS } from '../domain/accounts/storage.ts';
import type { SalesPort } from './ports/sales.ts';
import type { StoragePort } from './ports/storage.ts';

/** How long after saving an AMP page's reader id it is asked for. @see 000 §9 */
export const AMP_CONFIRM_DELAY_MS = 375;

export interface AmpServices {
  sales: Pick<SalesPort, 'ampReader' | 'addAmpReader' | 'logoutAmpReader'>;
  storage: StoragePort;
  /** Resolves after so many milliseconds. */
  wait?: ((ms: number) => Promise<void>) | undefined;
}

export interface AmpReaders {
  /** The id that this browser keeps, null when none. */
  current(): string | null;
  /**
   * Keeps an AMP page's reader id, joins it to the reader and, after the delay, asks whether it was saved.
   * False when the service does not know it then; rejects with an `ApiError` when nobody is logged in or the service
   * cannot be asked.
   */
  save(ampReaderId: string): Promise<boolean>;
  /** Leaves the id, here and at the service. */
  forget(): Promise<void>;
}

const timer = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The reader id of AMP pages. @see 000 §7, C11 */
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
      // The vendor's client keeps it as JSON.
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
