import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { GOOGLE_PARTNER } from 'rotativa/domain';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { identities, paymentMethods, prices, products, readers, subscriptions } from '../db/schema/index.ts';
import { findPurchase, type Purchase } from '../gateway/purchases.ts';
import { HttpError } from '../http/errors.ts';
import { startSession } from '../identity/sessions.ts';
import { refuseInactive } from '../security/authenticate.ts';
import { monthsAfter } from './period.ts';
import { STATUS } from './subscription-status.ts';
import { recordEvent } from './subscriptions.ts';

/** The payment type of the search engine. The search engine keeps the card. */
const METHOD_TYPE = 0;

/**
 * Converts a purchase at the search engine to a subscription of the calling reader, or without an owner.
 * @throws HttpError 400 for a token that was never issued, 404 for a product that is not sold, 409 300425 when the
 * purchase already has an owner, which is not a failure for the buyer
 * @returns the subscription
 */
export async function registerPurchase(
  { db, clock }: AppContext,
  uuid: string | undefined,
  purchaseToken: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const purchase = await findPurchase(tx, purchaseToken);
    if (purchase === undefined)
      throw new HttpError(400, 'invalid_purchase', 'The subscription purchase token is not valid');
    const begun = await subscribe(tx, purchase, uuid ?? null, clock());
    if (begun !== undefined) return begun;
    const claimed = uuid === undefined ? undefined : await claim(tx, purchase, uuid);
    if (claimed === undefined)
      throw new HttpError(409, '300425', 'The purchase is linked to a subscription already');
    return claimed;
  });
}

/** @returns undefined if the purchase has a subscription: only one of two concurrent calls creates it */
async function subscribe(
  tx: Database,
  purchase: Purchase,
  uuid: string | null,
  now: Date,
): Promise<number | undefined> {
  const [price] = await tx
    .select({ sku: prices.sku, code: prices.code, months: prices.periodMonths })
    .from(prices)
    .innerJoin(products, eq(products.sku, prices.sku))
    .where(
      and(
        eq(prices.sku, purchase.productId),
        eq(prices.gift, false),
        eq(prices.active, true),
        eq(products.active, true),
      ),
    )
    .orderBy(desc(prices.amount), asc(prices.code))
    .limit(1);
  if (price === undefined) throw new HttpError(404, 'unknown_sku', 'SKU not found');
  const [begun] = await tx
    .insert(subscriptions)
    .values({
      ownerUuid: uuid,
      buyerUuid: uuid,
      sku: price.sku,
      priceCode: price.code,
      status: STATUS.active,
      purchase: purchase.token,
      startsAt: now,
      endsAt: monthsAfter(now, price.months),
    })
    .onConflictDoNothing({ target: subscriptions.purchase })
    .returning({ id: subscriptions.id });
  if (begun === undefined) return undefined;
  const [method] = await tx
    .insert(paymentMethods)
    .values({ readerUuid: uuid, partner: GOOGLE_PARTNER, methodType: METHOD_TYPE, createdAt: now })
    .returning({ id: paymentMethods.id });
  await tx.update(subscriptions).set({ paymentMethodId: method?.id }).where(eq(subscriptions.id, begun.id));
  await recordEvent(tx, begun.id, 'START_SUBSCRIPTION', now);
  return begun.id;
}

/** Assigns a purchase without an owner to the reader. @returns undefined if it has an owner */
async function claim(tx: Database, purchase: Purchase, uuid: string): Promise<number | undefined> {
  const [claimed] = await tx
    .update(subscriptions)
    .set({ ownerUuid: uuid, buyerUuid: uuid })
    .where(and(eq(subscriptions.purchase, purchase.token), isNull(subscriptions.ownerUuid)))
    .returning({ id: subscriptions.id, method: subscriptions.paymentMethodId });
  if (claimed !== undefined && claimed.method !== null)
    await tx.update(paymentMethods).set({ readerUuid: uuid }).where(eq(paymentMethods.id, claimed.method));
  return claimed?.id;
}

/** The reply about a purchase: the account that it belongs to, with a session. */
export type LoginExists =
  | { readonly exists: false }
  | {
      readonly exists: true;
      readonly profileId: string;
      readonly accessToken: string;
      readonly refreshToken: string;
    };

/**
 * Whether a purchase belongs to an account. The purchase token is the proof, because only the buyer has it.
 * @param findOrCreate finds or opens an account with the buyer's address if the purchase belongs to none
 */
export async function loginOfPurchase(
  context: AppContext,
  purchaseToken: string,
  findOrCreate: boolean,
): Promise<LoginExists> {
  const { db, clock } = context;
  const uuid = await db.transaction(async (tx) => {
    const purchase = await findPurchase(tx, purchaseToken);
    if (purchase === undefined) return undefined;
    const [linked] = await tx
      .select({ uuid: subscriptions.ownerUuid })
      .from(subscriptions)
      .where(eq(subscriptions.purchase, purchase.token));
    if (linked !== undefined && linked.uuid !== null) return linked.uuid;
    if (!findOrCreate || purchase.email === null) return undefined;
    const account = await accountOf(tx, purchase.email, clock());
    if (account === undefined) return undefined;
    if (linked === undefined) await subscribe(tx, purchase, account, clock());
    else await claim(tx, purchase, account);
    return account;
  });
  if (uuid === undefined) return { exists: false };
  const [reader] = await db.select({ status: readers.status }).from(readers).where(eq(readers.uuid, uuid));
  if (reader === undefined || reader.status === 'Anonymized') return { exists: false };
  refuseInactive(reader.status);
  const session = await startSession(context, db, {
    readerUuid: uuid,
    grantType: 'google',
    rememberMe: true,
  });
  const { accessToken, refreshToken } = session;
  return { exists: true, profileId: uuid, accessToken, refreshToken };
}

/** @returns undefined for an account with an unverified address, because it must not be opened */
async function accountOf(tx: Database, email: string, now: Date): Promise<string | undefined> {
  const [known] = await tx
    .select({ uuid: readers.uuid, verified: readers.emailVerified })
    .from(readers)
    .where(eq(sql`lower(${readers.email})`, email.toLowerCase()));
  if (known !== undefined) return known.verified ? known.uuid : undefined;
  const uuid = randomUUID();
  await tx.insert(readers).values({ uuid, email, emailVerified: true, createdOn: now, modifiedOn: now });
  await tx.insert(identities).values({ readerUuid: uuid, type: 'Google', userName: email });
  return uuid;
}
