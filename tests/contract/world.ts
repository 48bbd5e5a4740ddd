import type { IdentityPort } from '../../src/providers/ports/identity.ts';
import type { NewCartItem } from '../../src/providers/ports/orders.ts';
import type { SalesPort } from '../../src/providers/ports/sales.ts';

export const CONTRACT_PASSWORD = 'Cordillera7';
export const CONTRACT_ADDRESS = {
  line1: 'Calle 93 # 11-27',
  locality: 'Bogotá',
  region: 'Cundinamarca',
  country: 'CO',
} as const;

/** One reader's browser with separate storage and cookies. */
export interface Browser {
  identity: IdentityPort;
  sales: SalesPort;
}

/** A service under test, and actions that a test needs outside of its ports. */
export interface ContractWorld {
  browser(): Browser;
  /** The secret in the newest e-mail of a kind to an address. */
  sentEmail(
    kind: 'verify' | 'new-email' | 'email-change' | 'magic' | 'reset' | 'anonymise',
    email: string,
  ): Promise<string>;
  /** Advances the time of the service and the browsers. */
  passTime(ms: number): void;
  /** A payment provider's token for a card with this behaviour. */
  card(behaviour: 'approve' | 'decline' | 'challenge'): Promise<string>;
  /** Confirms the payment on the bank's page. */
  approveAtBank(address: string): Promise<void>;
  /** A yearly subscription that can be shared with three readers, and the same as a gift. */
  products: { yearly: NewCartItem; gift: NewCartItem };
  paymentMethodId: number;
  close(): Promise<void>;
}

/** Services that keep their records have accounts of earlier runs. */
const run = crypto.randomUUID().slice(0, 8);
let numbers = 0;
/** A new address for each test. */
export const newEmail = (): string => `contrato-${(numbers += 1)}-${run}@lectores.example`;

/** Signs a new reader up in a browser and returns the address. */
export async function signUp({ identity }: Browser, email = newEmail()): Promise<string> {
  await identity.signUp({
    identity: { userName: email, credentials: CONTRACT_PASSWORD },
    profile: { email, firstName: 'Elvira', lastName: 'Pardo' },
  });
  return email;
}
