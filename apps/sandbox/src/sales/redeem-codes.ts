import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { redeemCodes } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { digestOf, newSecret } from '../security/secrets.ts';

const INVITATION_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** A code that turns a waiting subscription into somebody's own; an earlier code of it ends. @returns the code */
export async function issueCode(
  tx: Database,
  subscriptionId: number,
  kind: 'share' | 'gift',
  now: Date,
): Promise<string> {
  const code = newSecret();
  const values = {
    digest: digestOf(code),
    kind,
    subscriptionId,
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    redeemedAt: null,
  };
  await tx
    .insert(redeemCodes)
    .values(values)
    .onConflictDoUpdate({ target: redeemCodes.subscriptionId, set: values });
  return code;
}

/**
 * What a code stands for, used up by this call. Two calls at once: one of them gets it.
 * @throws HttpError 404 unknown, used or expired: which of them is nobody's business
 */
export async function useCode(
  tx: Database,
  code: string,
  kind: 'share' | 'gift',
  now: Date,
): Promise<number> {
  const [used] = await tx
    .update(redeemCodes)
    .set({ redeemedAt: now })
    .where(
      and(
        eq(redeemCodes.digest, digestOf(code)),
        eq(redeemCodes.kind, kind),
        isNull(redeemCodes.redeemedAt),
        gt(redeemCodes.expiresAt, now),
      ),
    )
    .returning({ id: redeemCodes.subscriptionId });
  if (used === undefined)
    throw new HttpError(404, 'invalid_redeem_code', 'Subscription redeem code is not valid');
  return used.id;
}
