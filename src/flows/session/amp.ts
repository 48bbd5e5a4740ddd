import { STORAGE_KEYS } from '../../domain/accounts/storage.ts';
import type { IdentityPort } from '../../providers/ports/identity.ts';
import type { SalesPort } from '../../providers/ports/sales.ts';
import type { StoragePort } from '../../providers/ports/storage.ts';

/** Delay between saving the reader id of an AMP page and checking it. */
export const AMP_CONFIRM_DELAY_MS = 375;

/** Key in the tab's storage: the id that a page has sent and not yet found at the service, and for whom. */
const SENT_KEY = 'rt-amp-enviado';

/** The services that link readers of AMP pages. */
export interface AmpServices {
  sales: Pick<SalesPort, 'ampReader' | 'addAmpReader' | 'logoutAmpReader'>;
  storage: StoragePort;
  /** Whose id is sent: that of another reader is sent again. Without it only `forget` ends the earlier one. */
  identity?: Pick<IdentityPort, 'identity'> | undefined;
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
export function createAmpReaders({ sales, storage, identity, wait = timer }: AmpServices): AmpReaders {
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
      const sent = `${ampReaderId} ${identity?.identity()?.uuid ?? ''}`;
      const add = async (): Promise<void> => {
        storage.set(SENT_KEY, sent, 'session');
        await sales.addAmpReader(ampReaderId);
      };
      const check = async (): Promise<boolean> => {
        await wait(AMP_CONFIRM_DELAY_MS);
        return (await sales.ampReader(ampReaderId)).loggedIn;
      };
      // The page that was left has sent it. Only if it did not arrive, it is sent again.
      const isSent = storage.get(SENT_KEY) === sent;
      if (!isSent) await add();
      let loggedIn = await check();
      if (!loggedIn && isSent) {
        await add();
        loggedIn = await check();
      }
      storage.remove(SENT_KEY);
      // A sign-out during the call has removed it.
      if (loggedIn && storage.get(key) === before) store(ampReaderId, 'persistent');
      return loggedIn;
    },
    forget: async () => {
      storage.remove(key);
      storage.remove(SENT_KEY);
      await sales.logoutAmpReader();
    },
  };
}
