import { boughtName } from 'rotativa/domain';
import { count } from '../../../shared/telemetry/metrics.ts';
import type { Database } from '../db/database.ts';
import { payments } from '../db/schema/index.ts';
import type { Authorisation } from '../gateway/gateway.ts';
import { sendMail } from '../mail/outbox.ts';
import type { Buyer } from './buyer.ts';
import { itemsOf, lockOrder, type Order } from './orders.ts';
import type { PaymentOption } from './payment-options.ts';
import { chargeCard, type Proof, type Refused } from './proof.ts';
import { settle } from './settle.ts';
import type { Shop } from './shop.ts';
import { whyCancelled } from './twin-orders.ts';

export interface PaymentRequest {
  readonly orderNumber: string;
  readonly buyer: Buyer | undefined;
  readonly option: PaymentOption;
  readonly proof: Proof;
}

export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly order: Order }
  | { readonly kind: 'challenge'; readonly order: Order; readonly authorisation: Authorisation }
  | Refused;

/**
 * Pays an order once. The order is locked; a paid order returns the first reply. However many calls are concurrent, the
 * card is charged once, and each product starts one subscription. A declined payment is stored, too.
 * @throws HttpError 404 for another buyer's order, 409 for a cancelled one, also by another order's payment
 */
export async function payOrder(shop: Shop, request: PaymentRequest): Promise<PaymentOutcome> {
  const { db, clock, brand } = shop;
  const { option, proof } = request;
  const now = clock();
  let isRepeated = false;
  const outcome = await db.transaction<PaymentOutcome>(async (tx) => {
    const order = await lockOrder(tx, request.buyer, request.orderNumber);
    if (order.status === 'Paid') {
      isRepeated = true;
      return { kind: 'paid', order };
    }
    if (order.status === 'Cancelled') throw await whyCancelled(tx, order);
    const charge = {
      purpose: `order:${order.number}`,
      amount: order.total,
      currency: order.currency,
      description: `Pedido ${order.number}`,
    };
    const authorisation = await chargeCard(tx, charge, proof, shop);
    if (authorisation === undefined) return { kind: 'declined' };
    await recordAttempt(tx, order, option, authorisation, now);
    if (authorisation.status === 'challenge')
      return proof.challenge === undefined
        ? { kind: 'challenge', order, authorisation }
        : { kind: 'declined' };
    if (authorisation.status !== 'approved') return { kind: authorisation.status };
    const paid = await settle(tx, order, option, authorisation, now);
    await sendReceipt({ db: tx, clock: () => now, brand }, paid, authorisation);
    return { kind: 'paid', order: paid };
  });
  count('rotativa_payments', { outcome: isRepeated ? 'repeated' : outcome.kind });
  return outcome;
}

const ATTEMPT = {
  approved: 'succeeded',
  declined: 'declined',
  malformed: 'declined',
  challenge: 'challenged',
} as const satisfies Record<Authorisation['status'], string>;

async function recordAttempt(
  tx: Database,
  order: Order,
  option: PaymentOption,
  authorisation: Authorisation,
  now: Date,
): Promise<void> {
  const { brand, lastFour, cardHolder, expiration } = authorisation;
  const status = ATTEMPT[authorisation.status];
  await tx
    .insert(payments)
    .values({
      orderNumber: order.number,
      methodType: option.paymentMethodType,
      methodId: option.paymentMethodID,
      status,
      authorisationId: authorisation.id,
      amount: order.total,
      brand,
      lastFour,
      cardHolder,
      expiration,
      createdAt: now,
    })
    .onConflictDoUpdate({ target: payments.authorisationId, set: { status } });
}

async function sendReceipt(
  { db, clock, brand }: Pick<Shop, 'db' | 'clock' | 'brand'>,
  order: Order,
  { lastFour }: Authorisation,
): Promise<void> {
  const items = await itemsOf(db, order.number);
  await sendMail(
    { db, clock },
    {
      kind: 'receipt',
      to: order.email,
      brand,
      data: {
        firstName: order.firstName ?? undefined,
        orderNumber: order.number,
        productName: items.map(({ name, gift }) => boughtName(name, gift)).join(', '),
        gift: items.some(({ gift }) => gift),
        totalCop: order.total,
        lastFour,
      },
    },
  );
}
