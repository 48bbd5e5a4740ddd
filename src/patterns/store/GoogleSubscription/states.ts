/** The purpose of the part: to buy in the store, to link in the account, to save a purchase on its receipt. */
export type GooglePurpose = 'buy' | 'link' | 'save';

/** How far it is. */
export type GoogleState =
  | 'idle'
  | 'busy'
  /** Google's window is open. */
  | 'open'
  /** Bought now. */
  | 'paid'
  /** A purchase is in the account. */
  | 'linked'
  /** An order of this site is known at Google. */
  | 'saved'
  /** Google knows of no purchase. */
  | 'none'
  /** The window closed without a purchase. */
  | 'notPaid'
  /** The script is blocked or late. */
  | 'unavailable'
  /** Paid at Google, and not recorded here. */
  | 'lost'
  /** The purchase cannot be linked to this account. It is not tried again before the next sign-out. */
  | 'refused'
  /** An earlier purchase could not be linked: this one is not tried before the next sign-out. */
  | 'paused';

/** States after which nothing is left to do. */
export const SETTLED: readonly GoogleState[] = ['paid', 'linked', 'saved'];
