import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { DAY_MS } from 'rotativa/domain';
import type { Database } from '../db/database.ts';
import { redeemCodes, subscriptions } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { digestOf, newSecret } from '../security/secrets.ts';

const INVITATION_DAYS = 30;

const expiry = (sentOn: Date): Date => new Date(sentOn.getTime() + INVITATION_DAYS * DAY_MS);

/**
 * Creates a code that redeems a waiting subscription and invalidates its earlier code.
 * @param sentOn the day of its e-mail, from which its time counts
 * @returns the code
 */
export async function issueCode(
  tx: Database,
  subscriptionId: number,
  kind: 'share' | 'gift',
  sentOn: Date,
): Promise<string> {
  const code = newSecret();
  const values = {
    digest: digestOf(code),
    kind,
    subscriptionId,
    expiresAt: expiry(sentOn),
    redeemedAt: null,
  };
  await tx
    .insert(redeemCodes)
    .values(values)
    .onConflictDoUpdate({ target: redeemCodes.subscriptionId, set: values });
  return code;
}

/** Counts the time of a code from its new e-mail. @returns the code */
export async function renewCode(tx: Database, code: string, sentOn: Date): Promise<string> {
  await tx
    .update(redeemCodes)
    .set({ expiresAt: expiry(sentOn) })
    .where(eq(redeemCodes.digest, digestOf(code)));
  return code;
}

/**
 * Consumes a code and returns its subscription. Only one of two parallel calls gets it.
 * @throws HttpError 404 for an unknown, used or expired code, without a distinction
 */
export async function useCode(
  tx: Database,
  code: string,
  kind: 'share' | 'gift',
  now: Date,
): Promise<number> {
  const named = and(eq(redeemCodes.digest, digestOf(code)), eq(redeemCodes.kind, kind));
  // The subscription comes before its code, as for who sends or ends it: in another order two calls wait for each other.
  const ofCode = tx.select({ id: redeemCodes.subscriptionId }).from(redeemCodes).where(named);
  await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(inArray(subscriptions.id, ofCode))
    .for('update');
  const [used] = await tx
    .update(redeemCodes)
    .set({ redeemedAt: now })
    .where(and(named, isNull(redeemCodes.redeemedAt), gt(redeemCodes.expiresAt, now)))
    .returning({ id: redeemCodes.subscriptionId });
  if (used === undefined)
    throw new HttpError(404, 'invalid_redeem_code', 'Subscription redeem code is not valid');
  return used.id;
}
