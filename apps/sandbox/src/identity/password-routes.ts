import { and, eq } from 'drizzle-orm';
import { fieldError } from 'rotativa/domain';
import { Hono } from 'hono';
import type { BrandKey } from 'rotativa/themes';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { identities, readers } from '../db/schema/index.ts';
import { readBody } from '../http/body.ts';
import { sendMail } from '../mail/outbox.ts';
import { refuseInactive, requireReader } from '../security/authenticate.ts';
import { checkNewPassword } from '../security/password-rule.ts';
import { hashPassword, verifyPassword } from '../security/passwords.ts';
import { findByEmail, findByUserName, PASSWORD_TYPE } from './accounts.ts';
import { inConstantTime } from './constant-time.ts';
import { faults } from './faults.ts';
import { findNonce, redeemNonce, voidNonces } from './nonces.ts';
import { identityReply, readReader, type IdentityRow, type ReaderRow } from './profile-reply.ts';
import { issueReset } from './reset-letter.ts';
import { revokeSessions } from './sessions.ts';
import { MAX_PASSWORD_CHARACTERS, NewPassword } from './sign-up-routes.ts';
import { callersBrand } from './sites.ts';

const Change = z.object({
  oldPassword: z.string().max(MAX_PASSWORD_CHARACTERS),
  newPassword: NewPassword,
});
const ResetRequest = z.object({ userName: z.string() });
const Reset = z.object({ newPassword: NewPassword });

/** `PUT /v1/password`, `POST /v1/password/reset`, `PUT /v1/password/reset/{nonce}`. @see A8, A10 */
export function passwordRoutes(context: AppContext): Hono {
  const app = new Hono();
  const { db, clock } = context;

  app.put('/v1/password', requireReader(context), async (c) => {
    const { oldPassword, newPassword } = await readBody(c, Change);
    const { uuid, sessionId } = c.get('reader');
    const identity = await passwordIdentity(db, uuid);
    if (!(await verifyPassword(identity?.passwordHash, oldPassword))) throw faults.wrongPassword();
    checkNewPassword(newPassword);
    const passwordHash = await hashPassword(newPassword);
    const changed = await db.transaction(async (tx) => {
      const reader = await readReader(tx, uuid);
      const written = await writePassword(tx, reader, passwordHash);
      await afterChange(context, tx, reader, callersBrand(c, context), sessionId);
      return written;
    });
    return c.json(identityReply(changed));
  });

  app.post('/v1/password/reset', async (c) => {
    const { userName } = await readBody(c, ResetRequest);
    if (fieldError('userName', userName.trim()) !== undefined) throw faults.resetUserName();
    const brand = callersBrand(c, context);
    await requestReset(context, userName, brand);
    return c.json({ success: true });
  });

  app.put('/v1/password/reset/:nonce', async (c) => {
    const { newPassword } = await readBody(c, Reset);
    const secret = c.req.param('nonce');
    const now = clock();
    // Guesses are rejected before hashing, and a weak password does not consume the link.
    const known = await findNonce(db, 'reset', secret);
    if (known === undefined || known.usedAt !== null || known.expiresAt <= now) throw faults.nonceOver();
    checkNewPassword(newPassword);
    const passwordHash = await hashPassword(newPassword);
    const changed = await db.transaction(async (tx) => {
      const nonce = await redeemNonce(tx, 'reset', secret, now);
      if (typeof nonce?.readerUuid !== 'string') throw faults.nonceOver();
      const reader = await readReader(tx, nonce.readerUuid);
      if (reader.email !== nonce.data['email']) throw faults.nonceOver();
      refuseInactive(reader.status);
      const written = await writePassword(tx, reader, passwordHash);
      await tx.update(readers).set({ emailVerified: true }).where(eq(readers.uuid, reader.uuid));
      await afterChange(context, tx, reader, callersBrand(c, context));
      return written;
    });
    return c.json(identityReply(changed));
  });
  return app;
}

async function passwordIdentity(db: Database, readerUuid: string): Promise<IdentityRow | undefined> {
  const [identity] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.readerUuid, readerUuid), eq(identities.type, PASSWORD_TYPE)));
  return identity;
}

/** A reader who only used other ways of signing in gets a password identity with the e-mail address. */
async function writePassword(tx: Database, reader: ReaderRow, passwordHash: string): Promise<IdentityRow> {
  const [written] = await tx
    .insert(identities)
    .values({
      readerUuid: reader.uuid,
      type: PASSWORD_TYPE,
      userName: reader.email ?? reader.uuid,
      passwordHash,
    })
    .onConflictDoUpdate({
      target: [identities.readerUuid, identities.type],
      set: { passwordHash, passwordReset: false },
    })
    .returning();
  if (written === undefined) throw new Error('The password was not written.');
  return written;
}

/** Ends all other sessions, invalidates open links and notifies the owner. */
async function afterChange(
  { clock }: AppContext,
  tx: Database,
  reader: ReaderRow,
  brand: BrandKey,
  keptSession?: string,
): Promise<void> {
  const now = clock();
  await revokeSessions(tx, reader.uuid, 'password', now, keptSession);
  await voidNonces(tx, 'reset', reader.uuid, now);
  await voidNonces(tx, 'magic', reader.uuid, now);
  if (reader.email === null) return;
  const data = { firstName: reader.firstName ?? undefined };
  await sendMail({ db: tx, clock }, { kind: 'password-changed', to: reader.email, brand, data });
}

/** Sends a link for a new password if the reader exists. The response does not reveal that. */
export async function requestReset(context: AppContext, userName: string, brand: BrandKey): Promise<void> {
  const { db } = context;
  await inConstantTime(async () => {
    const reader = (await findByUserName(db, userName))?.reader ?? (await findByEmail(db, userName));
    if (reader !== undefined)
      await db.transaction((tx) => issueReset({ db: tx, clock: context.clock }, reader, brand));
  });
}
