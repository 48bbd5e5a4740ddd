import { HOUR_MS } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import type { AppContext } from '../context.ts';
import { sendMail } from '../mail/outbox.ts';
import { issueNonce, voidNonces } from './nonces.ts';
import type { ReaderRow } from './profile-reply.ts';

const RESET_LIFETIME_MS = HOUR_MS;

/** Writes the e-mail with the link for a new password, in the given transaction. Earlier links become invalid. */
export async function issueReset(
  { db: tx, clock }: Pick<AppContext, 'db' | 'clock'>,
  { uuid, email, firstName, status }: ReaderRow,
  brand: BrandKey,
): Promise<void> {
  if (email === null || status !== 'Active') return;
  const now = clock();
  await voidNonces(tx, ['reset'], uuid, now);
  const nonce = { purpose: 'reset', readerUuid: uuid, data: { email }, now } as const;
  const token = await issueNonce(tx, { ...nonce, lifetimeMs: RESET_LIFETIME_MS });
  const data = { firstName: firstName ?? undefined };
  await sendMail({ db: tx, clock }, { kind: 'reset', to: email, brand, token, data });
}
