import type { IdentityPort } from '../ports/identity.ts';
import type { NewCartItem, SalesPort } from '../ports/sales.ts';

export const CONTRACT_PASSWORD = 'Cordillera7';
export const CONTRACT_ADDRESS = {
  line1: 'Calle 93 # 11-27',
  locality: 'Bogotá',
  region: 'Cundinamarca',
  country: 'CO',
} as const;

/** One reader's browser: its own storage and cookies. */
export interface Browser {
  identity: IdentityPort;
  sales: SalesPort;
}

/** A service to check, and what a test must do outside of its ports. */
export interface ContractWorld {
  browser(): Browser;
  /** The secret of the newest letter of a kind to an address. */
  letter(kind: 'verify' | 'magic' | 'reset' | 'anonymise', email: string): Promise<string>;
  /** Lets so many milliseconds pass, for the service and for the browsers. */
  passTime(ms: number): void;
  /** A payment provider's token for a card that behaves so. */
  card(behaviour: 'approve' | 'decline' | 'challenge'): Promise<string>;
  /** The reader agrees on the bank's page. */
  approveAtBank(address: string): Promise<void>;
  /** A yearly subscription that may be shared with three, and the same as a gift. */
  products: { yearly: NewCartItem; gift: NewCartItem };
  paymentMethodId: number;
  close(): Promise<void>;
}

let numbers = 0;
/** An address that no other test uses. */
export const newEmail = (): string => `contrato-${(numbers += 1)}-${process.pid}@lectores.example`;

/** Signs a new reader up in a browser; gives the address. */
export async function signUp({ identity }: Browser, email = newEmail()): Promise<string> {
  await identity.signUp({
    identity: { userName: email, credentials: CONTRACT_PASSWORD },
    profile: { email, firstName: 'Elvira', lastName: 'Pardo' },
  });
  return email;
}
