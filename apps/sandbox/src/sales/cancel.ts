import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { readers, subscriptions } from '../db/schema/index.ts';
import { sendMail, type Mail } from '../mail/outbox.ts';
import { refuseCancel, refuseRescue } from './refusals.ts';
import type { Shop } from './shop.ts';
import { STATUS } from './subscription-status.ts';
import { lockSubscription, recordEvent } from './subscriptions.ts';

export interface CancelRequest {
  readonly reason: string | null;
  readonly reasonCode: string | null;
}

/**
 * Cancels: status 3, valid until the end of the paid period.
 * @throws HttpError 404 not the reader's, 403 330061 for an associate, 409 300059 in another state @see C2
 */
export async function cancelSubscription(
  { db, clock, brand }: Shop,
  uuid: string,
  id: number,
  { reason, reasonCode }: CancelRequest,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const held = await lockSubscription(tx, uuid, id, now);
    refuseCancel(held);
    await tx
      .update(subscriptions)
      .set({ status: STATUS.cancelled, cancelReason: reason, cancelReasonCode: reasonCode })
      .where(eq(subscriptions.id, id));
    await recordEvent(tx, id, 'CANCEL_SUBSCRIPTION', now, reason);
    await tellOwner(tx, now, uuid, ({ to, firstName }) => ({
      kind: 'cancelled',
      to,
      brand,
      data: { firstName, productName: held.productName, activeUntil: held.endsAt.toISOString() },
    }));
  });
}

/**
 * Rescues a cancelled subscription: status 1.
 * @throws HttpError 404 not the reader's, 403 330062 for an associate, 409 330060 already rescued, 409 in another state
 */
export async function rescueSubscription(
  { db, clock, brand }: Shop,
  uuid: string,
  id: number,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const held = await lockSubscription(tx, uuid, id, now);
    refuseRescue(held);
    await tx
      .update(subscriptions)
      .set({ status: STATUS.active, cancelReason: null, cancelReasonCode: null })
      .where(eq(subscriptions.id, id));
    await recordEvent(tx, id, 'RESCUE_SUBSCRIPTION', now);
    await tellOwner(tx, now, uuid, ({ to, firstName }) => ({
      kind: 'rescued',
      to,
      brand,
      data: { firstName, productName: held.productName },
    }));
  });
}

/** Sends an e-mail to a reader, unless the account no longer has an address. */
export async function tellOwner(
  tx: Database,
  now: Date,
  uuid: string,
  write: (reader: { to: string; firstName: string | undefined }) => Mail,
): Promise<void> {
  const [reader] = await tx
    .select({ email: readers.email, firstName: readers.firstName })
    .from(readers)
    .where(eq(readers.uuid, uuid));
  if (reader === undefined || reader.email === null) return;
  await sendMail(
    { db: tx, clock: () => now },
    write({ to: reader.email, firstName: reader.firstName ?? undefined }),
  );
}
