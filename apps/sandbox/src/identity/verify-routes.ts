import { Hono } from 'hono';
import { DAY_MS } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readBody } from '../http/body.ts';
import { sendMail } from '../mail/outbox.ts';
import { callersToken, readerOf } from '../security/authenticate.ts';
import { happen, redeemEmailLink } from './account-life.ts';
import { findByEmail } from './accounts.ts';
import { confirmEmail, undoEmailChange } from './email-change.ts';
import { inConstantTime } from './constant-time.ts';
import { faults } from './faults.ts';
import { findNonce, issueNonce, voidNonces } from './nonces.ts';
import { readReader, type ReaderRow } from './profile-reply.ts';
import { checkEmail } from './profile-rules.ts';
import { callersBrand } from './sites.ts';

const LIFETIME_MS = 3 * DAY_MS;
const VerifyRequest = z.object({ email: z.string() });

type Work = Pick<AppContext, 'db' | 'clock'>;

/** Writes the e-mail with the link that verifies the reader's address. Earlier links become invalid. */
export async function sendVerification(
  { db, clock }: Work,
  reader: ReaderRow,
  brand: BrandKey,
): Promise<void> {
  if (reader.email === null) return;
  const now = clock();
  const data = { email: reader.email };
  await voidNonces(db, ['verify'], reader.uuid, now);
  const token = await issueNonce(db, {
    purpose: 'verify',
    readerUuid: reader.uuid,
    data,
    now,
    lifetimeMs: LIFETIME_MS,
  });
  await sendMail(
    { db, clock },
    {
      kind: 'verify',
      to: reader.email,
      brand,
      token,
      data: { firstName: reader.firstName ?? undefined },
    },
  );
}

/**
 * `POST /v1/email/verify`, `GET /v1/email/verify/{token}`: verifies an address, also a new one of an account.
 * `PUT /v1/email/undo/{token}`: restores the old address. @see A4
 */
export function verifyRoutes(context: AppContext): Hono {
  const app = new Hono();
  const { db, clock } = context;

  // The response does not reveal accounts to strangers; the signed-in owner learns that the address is verified.
  app.post('/v1/email/verify', async (c) => {
    const { email } = await readBody(c, VerifyRequest);
    checkEmail(email.trim());
    const token = callersToken(c);
    const owner = token === undefined ? undefined : await readerOf(context, token);
    const reader = await inConstantTime(async () => {
      const found = await findByEmail(db, email);
      if (found?.status === 'Active' && !found.emailVerified)
        await db.transaction((tx) => sendVerification({ db: tx, clock }, found, callersBrand(c, context)));
      return found;
    });
    if (reader !== undefined && reader.uuid === owner?.uuid && reader.emailVerified)
      throw faults.alreadyVerified();
    return c.json({ success: true });
  });

  app.get('/v1/email/verify/:token', async (c) => {
    const token = c.req.param('token');
    const brand = callersBrand(c, context);
    await db.transaction(async (tx) => {
      if (await confirmEmail({ db: tx, clock }, token)) return;
      const emailLink = await redeemEmailLink(tx, 'verify', token, clock());
      if (emailLink === undefined) throw await whyNot(tx, token);
      const { uuid, email, firstName } = emailLink.reader;
      if (email === null || email !== emailLink.data['email']) throw faults.nonceOver();
      await happen({ db: tx, clock }, uuid, 'address verified', { brand });
      const data = { firstName: firstName ?? undefined };
      await sendMail({ db: tx, clock }, { kind: 'welcome', to: email, brand, data });
    });
    return c.json({ success: true });
  });

  app.put('/v1/email/undo/:token', async (c) => {
    const brand = callersBrand(c, context);
    await db.transaction((tx) => undoEmailChange({ db: tx, clock }, c.req.param('token'), brand));
    return c.json({ success: true });
  });
  return app;
}

/** A second click on a used link has a separate message. All other invalid links are reported as expired. */
async function whyNot(db: Database, token: string): Promise<Error> {
  const nonce = await findNonce(db, 'verify', token);
  if (typeof nonce?.readerUuid !== 'string') return faults.nonceOver();
  const reader = await readReader(db, nonce.readerUuid);
  return nonce.usedAt !== null && reader.emailVerified && reader.email === nonce.data['email']
    ? faults.alreadyVerified()
    : faults.nonceOver();
}
