/** The payment partner of subscriptions that were bought at the search engine. */
export const GOOGLE_PARTNER = 'swg';
/** A non-fatal error in linking and payment: the purchase is completed and counts as a success. */
export const SWG_NON_FATAL_CODE = '300425';

/** The state of the reader's two accounts when the search engine reports an entitlement. @see C10 */
export interface SwgSituation {
  /** The last linking failed: until the next logout, entitlements are only acknowledged. */
  canceled: boolean;
  loggedIn: boolean;
  /** The product account that the purchase token belongs to, if any. */
  purchaseProfileId?: string | undefined;
  /** The logged-in reader. */
  readerId?: string | undefined;
  /** Whether the reply of the token check contains a session. */
  hasPurchaseSession: boolean;
  /** Whether the search engine sent an id token of its user. */
  hasIdToken: boolean;
}

export type SwgDecision =
  /** Acknowledge and report not entitled. */
  | 'acknowledgeOnly'
  /** Link the purchase to the logged-in reader's account. */
  | 'link'
  /** The reader already owns the purchase: nothing to link. */
  | 'entitled'
  /** The purchase belongs to another account: link the search engine's account to this reader again. */
  | 'relink'
  /** Create the session from the purchase token. */
  | 'sessionFromToken'
  /** Sign in with the search engine's id token. */
  | 'signOn'
  /** The purchase has no account: let the service create one, and a session. */
  | 'createAccount';

/** The action when the search engine's account and the product account differ. */
export function decideSwg(situation: SwgSituation): SwgDecision {
  if (situation.canceled) return 'acknowledgeOnly';
  if (situation.loggedIn) {
    if (!situation.purchaseProfileId) return 'link';
    return situation.purchaseProfileId === situation.readerId ? 'entitled' : 'relink';
  }
  if (situation.hasPurchaseSession) return 'sessionFromToken';
  if (situation.hasIdToken) return 'signOn';
  return situation.purchaseProfileId ? 'acknowledgeOnly' : 'createAccount';
}
