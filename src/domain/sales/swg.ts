/** The payment partner that marks a subscription as bought through the search giant. */
export const GOOGLE_PARTNER = 'swg';
/** Non-fatal in linking and payment: the purchase is completed and success runs. @see 000 §8 */
export const SWG_NON_FATAL_CODE = '300425';

/** What the reader's two accounts hold when the search giant reports an entitlement. @see 002 §4, C10 */
export interface SwgSituation {
  /** The last link failed: entitlements are only acknowledged until the next logout. */
  canceled: boolean;
  loggedIn: boolean;
  /** The product account that the purchase token belongs to, when one exists. */
  purchaseProfileId?: string | undefined;
  /** The logged-in reader. */
  readerId?: string | undefined;
  /** The reply of the token check carries a session. */
  hasPurchaseSession: boolean;
  /** The search giant handed an id token of its own user. */
  hasIdToken: boolean;
}

export type SwgDecision =
  /** Acknowledge and report not entitled. */
  | 'acknowledgeOnly'
  /** Link the purchase to the logged-in reader's account. */
  | 'link'
  /** The reader already owns the purchase: nothing to link. */
  | 'entitled'
  /** The purchase belongs to another account: link the search giant's account to this reader again. */
  | 'relink'
  /** Make the session from the purchase token. */
  | 'sessionFromToken'
  /** Sign on with the search giant's id token. */
  | 'signOn'
  /** The purchase has no account: have the service make one, and its session. */
  | 'createAccount';

/** What to do when the search giant's sign-in and the product account disagree. @see 002 §4 */
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
