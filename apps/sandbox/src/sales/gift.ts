import { and, eq } from 'drizzle-orm';
import { isPastDay } from 'rotativa/domain';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { theRow } from '../db/row.ts';
import { prices, products, redeemCodes, subscriptions } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { sendMail } from '../mail/outbox.ts';
import { monthsAfter } from './period.ts';
import { digestOf } from '../security/secrets.ts';
import { issueCode, renewCode, useCode } from './redeem-codes.ts';
import { readerNamed } from './share.ts';
import type { Shop } from './shop.ts';
import { STATUS } from './subscription-status.ts';
import { recordEvent, subscriptionNotFound } from './subscriptions.ts';

/** A gift is named by the number of its subscription, or else by its code. */
const SUBSCRIPTION_NUMBER = /^\d{1,9}$/;

export interface Recipient {
  readonly email: string;
  readonly name: string;
  readonly note: string | undefined;
  /** When the e-mail is sent: today or later. Default, also for a time of today that has passed: now. */
  readonly sendOn: Date | undefined;
}

/**
 * Sets the recipient of a bought gift and sends the e-mail. A gift is identified by its subscription, which creates a
 * new code, or by its existing code, which is kept.
 * @throws HttpError 404 if the reader did not buy it, 409 if it was redeemed, 400 `past_day`
 */
export async function setRecipient(
  { db, clock, brand }: Shop,
  uuid: string,
  codeOrId: string,
  recipient: Recipient,
): Promise<{ subscriptionID: number; redeemCode: string }> {
  const now = clock();
  if (recipient.sendOn !== undefined && isPastDay(recipient.sendOn, now))
    throw new HttpError(400, 'past_day', 'The day of the e-mail has passed');
  return db.transaction(async (tx) => {
    const id = await giftNamed(tx, codeOrId);
    const [gift] = await tx
      .select({ own: subscriptions, isGift: prices.gift, productName: products.name })
      .from(subscriptions)
      .innerJoin(prices, eq(prices.code, subscriptions.priceCode))
      .innerJoin(products, eq(products.sku, subscriptions.sku))
      .where(and(eq(subscriptions.id, id), eq(subscriptions.buyerUuid, uuid)))
      .for('update', { of: subscriptions });
    if (gift === undefined || !gift.isGift) throw subscriptionNotFound();
    if (gift.own.status !== STATUS.toRedeem)
      throw new HttpError(409, 'gift_redeemed', 'The gift subscription was redeemed');
    const wished = recipient.sendOn ?? now;
    const sendOn = wished > now ? wished : now;
    const code = SUBSCRIPTION_NUMBER.test(codeOrId)
      ? await issueCode(tx, id, 'gift', sendOn)
      : await renewCode(tx, codeOrId, sendOn);
    const email = recipient.email.toLowerCase();
    await tx.update(subscriptions).set({ recipientEmail: email }).where(eq(subscriptions.id, id));
    await recordEvent(tx, id, 'GIFT_SUBSCRIPTION', now, email);
    await sendMail(
      { db: tx, clock: () => sendOn },
      {
        kind: 'gift',
        to: email,
        brand,
        token: code,
        data: {
          name: recipient.name,
          from: (await readerNamed(tx, uuid)).name,
          productName: gift.productName,
          message: recipient.note,
        },
      },
    );
    return { subscriptionID: id, redeemCode: code };
  });
}

/** @returns the subscription of a number or an unused code */
async function giftNamed(tx: Database, codeOrId: string): Promise<number> {
  if (SUBSCRIPTION_NUMBER.test(codeOrId)) return Number(codeOrId);
  const [found] = await tx
    .select({ id: redeemCodes.subscriptionId })
    .from(redeemCodes)
    .where(and(eq(redeemCodes.digest, digestOf(codeOrId)), eq(redeemCodes.kind, 'gift')));
  if (found === undefined) throw subscriptionNotFound();
  return found.id;
}

/**
 * Redeems a gift: it belongs to the reader, and its period starts now.
 * @throws HttpError 404 for an invalid code
 */
export async function redeemGift({ db, clock }: AppContext, uuid: string, code: string): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    const id = await useCode(tx, code, 'gift', now);
    const gifts = await tx
      .select({ months: prices.periodMonths })
      .from(subscriptions)
      .innerJoin(prices, eq(prices.code, subscriptions.priceCode))
      .where(eq(subscriptions.id, id));
    const gift = theRow(gifts, 'The gift');
    await tx
      .update(subscriptions)
      .set({
        ownerUuid: uuid,
        status: STATUS.active,
        startsAt: now,
        endsAt: monthsAfter(now, gift.months),
        // The recipient must not get the buyer's card and address.
        paymentMethodId: null,
        billingAddress: null,
      })
      .where(eq(subscriptions.id, id));
    await recordEvent(tx, id, 'REDEEM_SUBSCRIPTION', now);
    return id;
  });
}
