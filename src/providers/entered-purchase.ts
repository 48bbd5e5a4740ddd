import type { Address } from './ports/identity.ts';

/** What a reader without JavaScript has entered for a purchase. There is nothing of a card in it. */
export interface EnteredPurchase {
  /** The e-mail address of the account. */
  readonly account: string;
  readonly address?: Address | undefined;
}
