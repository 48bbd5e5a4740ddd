import { and, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paymentMethods, products, subscriptions } from '../db/schema/index.ts';
import type { Authorisation } from '../gateway/gateway.ts';
import { HttpError } from '../http/errors.ts';
import { tellOwner } from './cancel.ts';
import type { PaymentOption } from './payment-options.ts';
import { chargeCard, type Proof, type Refused } from './proof.ts';
import type { Shop } from './shop.ts';
import { STATUS } from './subscription-status.ts';
import { recordEvent, type PaymentMethod } from './subscriptions.ts';

/** The same message for unknown cards and cards of other readers. */
export const methodNotFound = (): HttpError =>
  new HttpError(404, 'unknown_payment_method', 'Payment method not found');

/** A reader's card on file. @throws HttpError 404 */
export async function methodOf(db: Database, uuid: string, id: number): Promise<PaymentMethod> {
  const [method] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.id, id), eq(paymentMethods.readerUuid, uuid)));
  if (method === undefined) throw methodNotFound();
  return method;
}

export interface UpdateRequest {
  readonly uuid: string;
  readonly methodId: number;
  readonly option: PaymentOption;
  readonly proof: Proof;
}

export type UpdateOutcome =
  | { readonly kind: 'updated'; readonly method: PaymentMethod }
  | { readonly kind: 'challenge'; readonly authorisation: Authorisation }
  | Refused;

/**
 * Replaces a card on file, after a check without a charge. Subscriptions that were suspended because of the old card
 * continue until the end of their paid period. A repeated call with the same token has no further effect.
 * @throws HttpError 404 for another reader's card
 */
export async function updateMethod(shop: Shop, request: UpdateRequest): Promise<UpdateOutcome> {
  const { db, clock, brand } = shop;
  const { proof } = request;
  const now = clock();
  return db.transaction(async (tx) => {
    await tx
      .select({ id: paymentMethods.id })
      .from(paymentMethods)
      .where(and(eq(paymentMethods.id, request.methodId), eq(paymentMethods.readerUuid, request.uuid)))
      .for('update');
    const old = await methodOf(tx, request.uuid, request.methodId);
    const check = {
      purpose: `method:${request.methodId}`,
      amount: 0,
      currency: 'COP',
      description: 'Actualización del medio de pago',
    };
    const authorisation = await chargeCard(tx, check, proof, shop);
    if (authorisation === undefined) return { kind: 'declined' };
    if (authorisation.status === 'challenge')
      return proof.challenge === undefined ? { kind: 'challenge', authorisation } : { kind: 'declined' };
    if (authorisation.status !== 'approved') return { kind: authorisation.status };
    if (isSame(old, authorisation, request.option)) return { kind: 'updated', method: old };
    return {
      kind: 'updated',
      method: await replace(tx, old, { ...request, card: authorisation, now, brand }),
    };
  });
}

const isSame = (old: PaymentMethod, card: Authorisation, option: PaymentOption): boolean =>
  old.createdAt >= card.createdAt && old.lastFour === card.lastFour && old.partner === option.partner;

interface Replacement extends Pick<UpdateRequest, 'uuid' | 'option'> {
  readonly card: Authorisation;
  readonly now: Date;
  readonly brand: Shop['brand'];
}

async function replace(
  tx: Database,
  old: PaymentMethod,
  { uuid, option, card, now, brand }: Replacement,
): Promise<PaymentMethod> {
  const values = {
    partner: option.partner,
    methodType: option.paymentMethodType,
    brand: card.brand,
    lastFour: card.lastFour,
    cardHolder: card.cardHolder,
    expiration: card.expiration,
    createdAt: now,
  };
  await tx.update(paymentMethods).set(values).where(eq(paymentMethods.id, old.id));
  const isPaidByIt = eq(subscriptions.paymentMethodId, old.id);
  // The card was checked, not charged: a period that is over stays unpaid, and the subscription suspended.
  await tx
    .update(subscriptions)
    .set({ status: STATUS.active })
    .where(and(isPaidByIt, eq(subscriptions.status, STATUS.suspended), gt(subscriptions.endsAt, now)));
  const paidByIt = await tx
    .select({ id: subscriptions.id, productName: products.name })
    .from(subscriptions)
    .innerJoin(products, eq(products.sku, subscriptions.sku))
    .where(and(isPaidByIt, ne(subscriptions.status, STATUS.terminated)));
  for (const { id } of paidByIt) await recordEvent(tx, id, 'UPDATE_PAYMENT_METHOD', now);
  const [first] = paidByIt;
  if (first !== undefined)
    await tellOwner(tx, now, uuid, ({ to, firstName }) => ({
      kind: 'payment-method',
      to,
      brand,
      data: { firstName, productName: first.productName, lastFour: card.lastFour },
    }));
  return { ...old, ...values };
}
