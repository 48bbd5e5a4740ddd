/** The steps of a purchase that a reader fills in, in this order. */
export const FORM_STEPS = ['who', 'address', 'payment', 'review'] as const;
export type FormStep = (typeof FORM_STEPS)[number];

/**
 * `paying`: calls are on their way. `challenge`: the bank asks the reader. `unknown`: a payment was sent, and its outcome
 * is not known. `paid` and `owned` end the purchase; `owned`: the reader has bought the product before.
 */
export type PurchaseStep = FormStep | 'paying' | 'challenge' | 'unknown' | 'paid' | 'owned';

/** Why the reader is at a step again. */
export interface PurchaseNotice {
  readonly kind:
    | 'priceChanged'
    | 'signedOut'
    | 'declined'
    | 'notCharged'
    | 'captcha'
    | 'failed'
    | 'notConfirmed'
    | 'walletDeclined'
    | 'walletNotApproved'
    | 'walletUnavailable';
  /** The code of the service. */
  readonly code?: string | undefined;
}

/** The order of a purchase; `total` is in whole units of the currency. */
export interface PurchaseOrder {
  readonly number: string;
  readonly total: number;
}

/** A purchase of one product, as far as it has come. */
export interface PurchaseState {
  readonly step: PurchaseStep;
  /** The uuid of the reader; null for an anonymous one. */
  readonly reader: string | null;
  readonly hasAddress: boolean;
  /** Whether there is a token of a card, or a wallet was chosen. */
  readonly hasCard: boolean;
  /** The price that the reader was shown; null before the service has answered. */
  readonly total: number | null;
  /** Kept for the next attempt: the service pays an order once. */
  readonly order: PurchaseOrder | null;
  readonly notice: PurchaseNotice | null;
}

/** The events of a purchase. */
export type PurchaseEvent =
  | { readonly type: 'priced'; readonly total: number }
  | { readonly type: 'reader'; readonly uuid: string | null }
  /** `changed`: it is another address than before. An order keeps the address that it was made with. */
  | { readonly type: 'addressed'; readonly changed: boolean }
  | { readonly type: 'carded' }
  | { readonly type: 'edit'; readonly step: FormStep }
  | { readonly type: 'pay' }
  | { readonly type: 'ordered'; readonly order: PurchaseOrder }
  | { readonly type: 'challenged' }
  /** The reader is back from the bank, or asks for the outcome. */
  | { readonly type: 'answered' }
  | { readonly type: 'paid' }
  /** By the bank or the wallet, or `byReader`: who went on here without an answer to them. */
  | {
      readonly type: 'declined';
      readonly code: string;
      readonly wallet?: boolean;
      readonly byReader?: boolean;
    }
  /** The captcha was used for the order. The payment needs another one. */
  | { readonly type: 'spent' }
  /** Nothing was sent that could have paid. */
  | { readonly type: 'failed'; readonly code: string }
  /** The wallet that was chosen did not open. Nothing was sent that could have paid. */
  | { readonly type: 'closed'; readonly code: string }
  /** A payment was sent, and its outcome is not known. */
  | { readonly type: 'lost' }
  /** The order's state, asked: it is not paid. */
  | { readonly type: 'open' }
  /** The order cannot be paid any more, and was not. */
  | { readonly type: 'cancelled' }
  | { readonly type: 'owned' };

/** A purchase at its first step. */
export const NEW_PURCHASE: PurchaseState = {
  step: 'who',
  reader: null,
  hasAddress: false,
  hasCard: false,
  total: null,
  order: null,
  notice: null,
};

const isForm = (step: PurchaseStep): step is FormStep => FORM_STEPS.some((name) => name === step);

/** The first step that lacks something. */
function nextStep({ reader, hasAddress, hasCard }: PurchaseState): FormStep {
  if (reader === null) return 'who';
  if (!hasAddress) return 'address';
  return hasCard ? 'review' : 'payment';
}

const onForm = (purchase: PurchaseState, notice: PurchaseNotice | null = null): PurchaseState => ({
  ...purchase,
  step: nextStep(purchase),
  notice,
});

/** A price that the reader has not seen is asked again. An order of another amount is not paid. */
function priced(purchase: PurchaseState, total: number): PurchaseState {
  const { step, order } = purchase;
  if (purchase.total === total) return purchase;
  const changed = { ...purchase, total, order: order?.total === total ? order : null };
  if (purchase.total === null || !(isForm(step) || step === 'paying')) return changed;
  return onForm(changed, { kind: 'priceChanged' });
}

/** Another reader starts with another address, card and order. What is on its way is not interrupted. */
function readBy(purchase: PurchaseState, uuid: string | null): PurchaseState {
  const { reader, step } = purchase;
  if (uuid === reader) return purchase;
  if (!isForm(step)) return uuid === null ? purchase : { ...purchase, reader: uuid };
  const known = { ...purchase, reader: uuid };
  if (uuid === null) return onForm(known, { kind: 'signedOut' });
  return onForm(reader === null ? known : { ...known, hasAddress: false, hasCard: false, order: null });
}

/** A token of a card pays once. */
const withoutCard = (purchase: PurchaseState): PurchaseState => ({ ...purchase, hasCard: false });

/** Who said no, which the reader must not have to guess. */
function refusalOf({
  wallet,
  byReader,
}: Extract<PurchaseEvent, { type: 'declined' }>): PurchaseNotice['kind'] {
  if (wallet) return byReader ? 'walletNotApproved' : 'walletDeclined';
  return byReader ? 'notConfirmed' : 'declined';
}

const PENDING: readonly PurchaseStep[] = ['paying', 'challenge', 'unknown'];

/**
 * The purchase after an event. Events that do not belong to the step change nothing: a second click, a late reply. Only
 * `review` leads to a payment, and `unknown` leads back to it only after the order's state was asked.
 * @see C4
 */
export function purchaseAfter(purchase: PurchaseState, event: PurchaseEvent): PurchaseState {
  const { step } = purchase;
  if (step === 'paid' || step === 'owned') return purchase;
  switch (event.type) {
    case 'priced':
      return PENDING.includes(step) && step !== 'paying' ? purchase : priced(purchase, event.total);
    case 'reader':
      return readBy(purchase, event.uuid);
    case 'addressed':
      return isForm(step)
        ? onForm({ ...purchase, hasAddress: true, order: event.changed ? null : purchase.order })
        : purchase;
    case 'carded':
      return isForm(step) ? onForm({ ...purchase, hasCard: true }) : purchase;
    case 'edit':
      return isForm(step) && FORM_STEPS.indexOf(event.step) <= FORM_STEPS.indexOf(nextStep(purchase))
        ? { ...purchase, step: event.step, notice: null }
        : purchase;
    case 'pay':
      return step === 'review' && nextStep(purchase) === 'review' && purchase.total !== null
        ? { ...purchase, step: 'paying', notice: null }
        : purchase;
    case 'ordered': {
      if (step !== 'paying') return purchase;
      const ordered = { ...purchase, order: event.order };
      return event.order.total === purchase.total ? ordered : priced(ordered, event.order.total);
    }
    case 'failed':
      return step === 'paying' ? onForm(purchase, { kind: 'failed', code: event.code }) : purchase;
    case 'closed':
      return step === 'paying'
        ? onForm(withoutCard(purchase), { kind: 'walletUnavailable', code: event.code })
        : purchase;
    case 'spent':
      return step === 'paying' ? onForm(purchase, { kind: 'captcha' }) : purchase;
    case 'challenged':
      return step === 'paying' ? { ...purchase, step: 'challenge' } : purchase;
    case 'answered':
      return step === 'challenge' || step === 'unknown' ? { ...purchase, step: 'unknown' } : purchase;
    case 'lost':
      return PENDING.includes(step) ? { ...purchase, step: 'unknown' } : purchase;
    case 'paid':
      return PENDING.includes(step) ? { ...purchase, step: 'paid', notice: null } : purchase;
    case 'declined':
      return PENDING.includes(step)
        ? onForm(withoutCard(purchase), {
            kind: refusalOf(event),
            code: event.code,
          })
        : purchase;
    case 'open':
      return step === 'unknown' ? onForm(withoutCard(purchase), { kind: 'notCharged' }) : purchase;
    case 'cancelled':
      return PENDING.includes(step)
        ? onForm(withoutCard({ ...purchase, order: null }), { kind: 'notCharged' })
        : purchase;
    case 'owned':
      return { ...purchase, step: 'owned', notice: null };
  }
}

/** The meaning of an error of a payment call: a decision of the service, or no information about the money. */
export type PaymentFailure = 'declined' | 'owned' | 'cancelled' | 'signedOut' | 'lost';

const DECISIONS: Readonly<Record<string, PaymentFailure>> = {
  '300170': 'declined',
  already_bought: 'owned',
  order_cancelled: 'cancelled',
};
const SESSION_OVER: readonly string[] = ['missingJwt', 'refreshExpired', 'noRefreshToken', 'noAccessToken'];

/**
 * Reads an error of a payment call. Only a refusal with a known meaning is one: with any other the card may have been
 * charged, and the order's state must be asked.
 */
export function paymentFailure({
  code,
  httpStatus = 0,
}: {
  readonly code: string;
  readonly httpStatus?: number | undefined;
}): PaymentFailure {
  const decision = Object.hasOwn(DECISIONS, code) ? DECISIONS[code] : undefined;
  if (decision) return decision;
  return httpStatus === 401 || SESSION_OVER.includes(code) ? 'signedOut' : 'lost';
}
