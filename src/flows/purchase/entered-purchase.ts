import type { Address } from '../../providers/ports/identity.ts';

/** The input of a reader without JavaScript for a purchase. It never has card data. */
export interface EnteredPurchase {
  /** The e-mail address of the account. */
  readonly account: string;
  readonly address?: Address | undefined;
}
