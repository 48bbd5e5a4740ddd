import { createHttpIdentity, type HttpIdentity } from '../http/identity.ts';
import { localEvents } from '../http/identity/events.ts';
import { createHttpSales } from '../http/sales.ts';
import type { ClockPort } from '../ports/clock.ts';
import type { SalesPort } from '../ports/sales.ts';
import type { StoragePort } from '../ports/storage.ts';
import { createSessionStore, type SessionStore } from '../../flows/session/session-store.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { addAccount } from './backend/identity-routes.ts';
import { cardOnFile, yearAfter } from './backend/orders.ts';
import { createMemoryBackend, type MemoryBackend } from './backend/server.ts';
import type { Account, BackendState } from './backend/state.ts';
import { issueSession } from './backend/tokens.ts';

/** The password of all demo accounts. */
export const MEMORY_PASSWORD = 'Lectura2026';

/** Readers for stories: an account without a subscription, and a subscriber of each status. */
export const MEMORY_READERS = {
  registered: {
    email: 'registrada@lectores.example',
    firstName: 'Rosa Elvira',
    lastName: 'Quintero',
    status: null,
  },
  active: { email: 'activo@lectores.example', firstName: 'Aníbal', lastName: 'Montes', status: 1 },
  terminated: { email: 'terminada@lectores.example', firstName: 'Teresa', lastName: 'Lozano', status: 2 },
  cancelled: { email: 'cancelado@lectores.example', firstName: 'Camilo', lastName: 'Arango', status: 3 },
  suspended: { email: 'suspendida@lectores.example', firstName: 'Susana', lastName: 'Peñaranda', status: 4 },
  redeemable: { email: 'porredimir@lectores.example', firstName: 'Pedro Nel', lastName: 'Ibáñez', status: 5 },
  inactive: { email: 'inactiva@lectores.example', firstName: 'Inés', lastName: 'Valencia', status: 6 },
} as const;

/** Who visits: a reader of `MEMORY_READERS`, or an anonymous visitor. */
export type MemoryVisitor = 'anonymous' | keyof typeof MEMORY_READERS;

/** Who visits, and which backend and storage answer. */
export interface MemoryServicesOptions {
  /** Who the visitor is; anonymous when absent. */
  as?: MemoryVisitor | undefined;
  /** Shared with other browsers; a new one with the readers of `MEMORY_READERS` when absent. */
  backend?: MemoryBackend | undefined;
  storage?: StoragePort | undefined;
  clock?: ClockPort | undefined;
  /** Delay of every response in milliseconds. */
  delayMs?: number | undefined;
  log?: ((message: string, error: unknown) => void) | undefined;
}

/** The services of one browser over a backend in memory. */
export interface MemoryServices {
  identity: HttpIdentity;
  sales: SalesPort;
  session: SessionStore;
  storage: StoragePort;
  /** The backend: sent e-mails, simulated failures and state. */
  backend: MemoryBackend;
}

/**
 * One visitor's services without a network: the HTTP adapters over a service in memory, so that stories and tests
 * have the same rules as a site. Two calls share nothing except a common `backend`.
 */
export function createMemoryServices(options: MemoryServicesOptions = {}): MemoryServices {
  const { as = 'anonymous', clock = { now: () => new Date() }, delayMs, log } = options;
  const backend = options.backend ?? withReaders(createMemoryBackend({ clock, delayMs }));
  const storage = options.storage ?? createMemoryStorage();
  const events = localEvents();
  const origin = 'https://memory.invalid';
  const fetch = backend.browser();
  const identity = createHttpIdentity({ origin, storage, clock, events, fetch, log });
  const sales = createHttpSales({ origin, session: identity.session, events, storage, fetch });
  if (as !== 'anonymous') {
    const account = findReader(backend.state, MEMORY_READERS[as].email);
    if (account) identity.adopt(issueSession(backend.state, account));
  }
  return { identity, sales, storage, backend, session: createSessionStore({ identity, sales, log }) };
}

const findReader = ({ accounts }: BackendState, email: string): Account | undefined =>
  [...accounts.values()].find((account) => account.email === email);

/** Adds the readers of `MEMORY_READERS` with their subscriptions. */
export function withReaders(backend: MemoryBackend): MemoryBackend {
  const { state } = backend;
  const [product] = state.products;
  for (const { email, firstName, lastName, status } of Object.values(MEMORY_READERS)) {
    const account = addAccount(state, { email, password: MEMORY_PASSWORD, profile: { firstName, lastName } });
    account.emailVerified = true;
    if (status === null || !product) continue;
    const billingAddress = {
      line1: 'Calle 93 # 11-27',
      locality: 'Bogotá',
      region: 'Cundinamarca',
      country: 'CO',
    };
    account.addresses = [billingAddress];
    state.subscriptions.push({
      subscriptionID: state.next(),
      owner: account.uuid,
      buyer: account.uuid,
      status,
      sku: product.sku,
      productName: product.name,
      priceCode: product.priceCode,
      paymentMethod: cardOnFile(state),
      billingAddress,
      nextEventDateUTC: yearAfter(state.clock.now()),
    });
  }
  return backend;
}
