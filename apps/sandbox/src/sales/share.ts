import { eq } from 'drizzle-orm';
import { PAYWALL_STATUSES } from 'rotativa/domain';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { theRow } from '../db/row.ts';
import { readers, redeemCodes, subscriptions } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { sendMail } from '../mail/outbox.ts';
import { issueCode, useCode } from './redeem-codes.ts';
import type { Shop } from './shop.ts';
import { STATUS } from './subscription-status.ts';
import {
  associatesOf,
  lockSubscription,
  recordEvent,
  subscriptionNotFound,
  subscriptionOf,
  type HeldSubscription,
} from './subscriptions.ts';

/** An invitation occupies a place as soon as it is sent. */
const OCCUPIED: readonly number[] = [STATUS.active, STATUS.toRedeem];

/**
 * Shares a subscription by e-mail. A repeated address gets a new code, which replaces the old one.
 * @throws HttpError 404 not the reader's, 403 for an associate, 409 if it is not active, 300073 at the limit, 409 if the
 * address is the owner's or has redeemed already
 * @returns the code, which is also in the e-mail
 */
export async function shareSubscription(
  { db, clock, brand }: Shop,
  uuid: string,
  id: number,
  email: string,
): Promise<string> {
  const now = clock();
  const to = email.toLowerCase();
  return db.transaction(async (tx) => {
    const held = await lockSubscription(tx, uuid, id, now);
    if (held.parentId !== null || held.ownerUuid !== uuid)
      throw new HttpError(403, 'not_shareable', 'The user is not allowed to share this subscription');
    if (held.statusNow !== STATUS.active)
      throw new HttpError(409, 'not_active', 'The subscription is not active and cannot be shared');
    const owner = await readerNamed(tx, uuid);
    if (owner.email?.toLowerCase() === to)
      throw new HttpError(409, 'own_email', 'The subscription is shared with other people: email is the own');
    const associate = await placeFor(tx, held, to, now);
    const code = await issueCode(tx, associate, 'share', now);
    await recordEvent(tx, id, 'SHARE_SUBSCRIPTION', now, to);
    await sendMail(
      { db: tx, clock: () => now },
      { kind: 'share', to, brand, token: code, data: { from: owner.name, productName: held.productName } },
    );
    return code;
  });
}

/** @returns the waiting subscription of an address: an existing one, or a new one if there is a place */
async function placeFor(tx: Database, held: HeldSubscription, email: string, now: Date): Promise<number> {
  const places = await associatesOf(tx, held.id, OCCUPIED);
  const known = places.find(({ recipientEmail }) => recipientEmail === email);
  if (known?.status === STATUS.active)
    throw new HttpError(409, 'already_shared', 'The subscription is shared with this email already');
  if (known !== undefined) return known.id;
  if (places.length >= held.sharesAllowed)
    throw new HttpError(409, '300073', 'Parent subscription shared with the maximum associates');
  const made = await tx
    .insert(subscriptions)
    .values({
      parentId: held.id,
      sku: held.sku,
      priceCode: held.priceCode,
      status: STATUS.toRedeem,
      recipientEmail: email,
      startsAt: now,
      endsAt: held.endsAt,
    })
    .returning({ id: subscriptions.id });
  return theRow(made, 'The invitation').id;
}

/** The sender's name in e-mails. */
export async function readerNamed(
  db: Database,
  uuid: string,
): Promise<{ name: string; email: string | null }> {
  const [reader] = await db.select().from(readers).where(eq(readers.uuid, uuid));
  const name = [reader?.firstName, reader?.lastName].filter(Boolean).join(' ');
  return { name: name || (reader?.displayName ?? 'Un suscriptor'), email: reader?.email ?? null };
}

/** @throws HttpError 404 not the reader's */
export async function sharingOf({ db, clock }: AppContext, uuid: string, id: number) {
  const held = await subscriptionOf(db, uuid, id, clock());
  if (held.parentId !== null) return { numSharesAllowed: 0, sharedSubscriptions: [] };
  const places = await associatesOf(db, id, OCCUPIED);
  return {
    numSharesAllowed: held.sharesAllowed,
    sharedSubscriptions: places.map((place) => ({
      subscriptionID: place.id,
      email: place.recipientEmail,
    })),
  };
}

/**
 * Ends an associate's share or an invitation. A repeated call has no further effect.
 * @param id the associate's subscription
 * @throws HttpError 404 if the reader does not own the shared subscription
 */
export async function stopSharing({ db, clock }: AppContext, uuid: string, id: number): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const [associate] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
    if (associate === undefined || associate.parentId === null) throw subscriptionNotFound();
    const parent = await subscriptionOf(tx, uuid, associate.parentId, now);
    if (parent.ownerUuid !== uuid) throw subscriptionNotFound();
    if (!OCCUPIED.includes(associate.status)) return;
    await tx.delete(redeemCodes).where(eq(redeemCodes.subscriptionId, id));
    await tx.update(subscriptions).set({ status: STATUS.terminated }).where(eq(subscriptions.id, id));
    await recordEvent(tx, id, 'TERMINATE_SUBSCRIPTION', now);
  });
}

/**
 * Redeems an invitation: the reader becomes an associate of the subscription.
 * @throws HttpError 404 for an invalid code, 409 for the owner's own, or if the subscription has ended
 * @returns the reader's new subscription
 */
export async function redeemShare({ db, clock }: AppContext, uuid: string, code: string): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    // Two concurrent invitations of one reader are processed one after the other, and the second is rejected.
    await tx.select({ uuid: readers.uuid }).from(readers).where(eq(readers.uuid, uuid)).for('no key update');
    const id = await useCode(tx, code, 'share', now);
    const [associate] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
    const parentId = associate?.parentId ?? null;
    if (parentId === null) throw new Error(`The code of subscription ${id} belongs to no parent.`);
    const [parent] = await tx.select().from(subscriptions).where(eq(subscriptions.id, parentId));
    if (parent === undefined || !PAYWALL_STATUSES.includes(parent.status) || parent.endsAt <= now)
      throw new HttpError(409, 'not_active', 'The shared subscription is not active any more');
    const others = await associatesOf(tx, parentId, [STATUS.active]);
    if (parent.ownerUuid === uuid || others.some(({ ownerUuid }) => ownerUuid === uuid))
      throw new HttpError(409, 'already_shared', 'The reader has this subscription already');
    await tx
      .update(subscriptions)
      .set({ ownerUuid: uuid, status: STATUS.active, startsAt: now, endsAt: parent.endsAt })
      .where(eq(subscriptions.id, id));
    await recordEvent(tx, id, 'REDEEM_SUBSCRIPTION', now);
    return id;
  });
}
