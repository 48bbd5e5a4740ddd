import { and, eq } from 'drizzle-orm';
import { PASSWORD_MAX_CHARACTERS, resetFault } from 'rotativa/domain';
import { Hono } from 'hono';
import type { BrandKey } from 'rotativa/themes';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { theRow } from '../db/row.ts';
import { identities } from '../db/schema/index.ts';
import { readBody } from '../http/body.ts';
import { refuse } from '../http/errors.ts';
import { sendMail } from '../mail/outbox.ts';
import { requireReader } from '../security/authenticate.ts';
import { checkNewPassword } from '../security/password-rule.ts';
import { hashPassword, verifyPassword } from '../security/passwords.ts';
import { happen, redeemEmailLink } from './account-life.ts';
import { findByEmail, findByUserName, PASSWORD_TYPE } from './accounts.ts';
import { inConstantTime } from './constant-time.ts';
import { faults } from './faults.ts';
import { findNonce } from './nonces.ts';
import { identityReply, type IdentityRow, type ReaderRow } from './profile-reply.ts';
import { issueReset } from './reset-email.ts';
import { callersBrand } from './sites.ts';

const Change = z.object({
  oldPassword: z.string().max(PASSWORD_MAX_CHARACTERS),
  newPassword: z.string(),
});
const ResetRequest = z.object({ userName: z.string() });
const Reset = z.object({ newPassword: z.string() });

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
      const brand = callersBrand(c, context);
      const reader = await happen({ db: tx, clock }, uuid, 'password changed', { sessionId, brand });
      return writePassword({ db: tx, clock }, reader, passwordHash, brand);
    });
    return c.json(identityReply(changed));
  });

  app.post('/v1/password/reset', async (c) => {
    const { userName } = await readBody(c, ResetRequest);
    refuse(resetFault(userName.trim()));
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
      const emailLink = await redeemEmailLink(tx, 'reset', secret, now);
      if (emailLink === undefined || emailLink.reader.email !== emailLink.data['email'])
        throw faults.nonceOver();
      const brand = callersBrand(c, context);
      const reader = await happen({ db: tx, clock }, emailLink.reader.uuid, 'password reset', { brand });
      return writePassword({ db: tx, clock }, reader, passwordHash, brand);
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

/**
 * Writes a new password and notifies the owner. A reader who only used other sign-in methods gets a password identity
 * with the e-mail address.
 */
async function writePassword(
  { db: tx, clock }: Pick<AppContext, 'db' | 'clock'>,
  reader: ReaderRow,
  passwordHash: string,
  brand: BrandKey,
): Promise<IdentityRow> {
  const written = await tx
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
  if (reader.email !== null) {
    const data = { firstName: reader.firstName ?? undefined };
    await sendMail({ db: tx, clock }, { kind: 'password-changed', to: reader.email, brand, data });
  }
  return theRow(written, 'The password');
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
