import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { DAY_MS } from 'rotativa/domain';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { anonymizations } from '../db/schema/index.ts';
import { readBody } from '../http/body.ts';
import { sendMail } from '../mail/outbox.ts';
import { lossesOf } from '../sales/losses.ts';
import { requireReader, type CallingReader } from '../security/authenticate.ts';
import { happen, redeemEmailLink, type AccountEventName } from './account-life.ts';
import { clearSessionCookie } from './cookie.ts';
import { eraseReader } from './erase.ts';
import { faults } from './faults.ts';
import { issueNonce } from './nonces.ts';
import type { ReaderRow } from './profile-reply.ts';
import { callersBrand } from './sites.ts';

const LIFETIME_MS = 7 * DAY_MS;
const Decline = z.object({ reason: z.string().trim().max(1_000).nullish() });
const DONE = { success: true, valid: true } as const;

/**
 * `DELETE /v1/user/anonymize`, then `PUT …/approve/{id}` or `…/decline/{id}` with the id of the e-mail.
 * @see A11
 */
export function anonymizeRoutes(context: AppContext): Hono {
  const app = new Hono();
  const { db, clock } = context;

  app.delete('/v1/user/anonymize', requireReader(context), async (c) => {
    const { uuid, sessionId } = c.get('reader');
    const brand = callersBrand(c, context);
    const now = clock();
    await db.transaction(async (tx) => {
      const { email, firstName } = await happen({ db: tx, clock }, uuid, 'deletion requested', { sessionId });
      if (email === null) return;
      await tx
        .insert(anonymizations)
        .values({ readerUuid: uuid, state: 'requested', requestedOn: now })
        .onConflictDoNothing();
      const nonce = { purpose: 'anonymize', readerUuid: uuid, now, lifetimeMs: LIFETIME_MS } as const;
      const token = await issueNonce(tx, nonce);
      const losses = await lossesOf({ ...context, db: tx }, uuid);
      const data = { firstName: firstName ?? undefined, losses };
      await sendMail({ db: tx, clock }, { kind: 'anonymise', to: email, brand, token, data });
    });
    return c.json(DONE);
  });

  app.put('/v1/user/anonymize/approve/:id', requireReader(context), async (c) => {
    const now = clock();
    await db.transaction(async (tx) => {
      const { uuid, email } = await decide(context, tx, {
        ...c.get('reader'),
        id: c.req.param('id'),
        state: 'approved',
      });
      await eraseReader(tx, { uuid, email }, now);
      if (email === null) return;
      const brand = callersBrand(c, context);
      await sendMail({ db: tx, clock }, { kind: 'anonymised', to: email, brand, data: {} });
    });
    clearSessionCookie(c);
    return c.json(DONE);
  });

  app.put('/v1/user/anonymize/decline/:id', requireReader(context), async (c) => {
    const reason = (await readBody(c, Decline)).reason ?? '';
    await db.transaction(async (tx) => {
      const { email } = await decide(context, tx, {
        ...c.get('reader'),
        id: c.req.param('id'),
        state: 'declined',
        reason,
      });
      if (email === null) return;
      const brand = callersBrand(c, context);
      await sendMail({ db: tx, clock }, { kind: 'anonymise-declined', to: email, brand, data: { reason } });
    });
    return c.json(DONE);
  });
  return app;
}

interface Decision extends CallingReader {
  readonly id: string;
  readonly state: 'approved' | 'declined';
  readonly reason?: string;
}

const EVENTS: Readonly<Record<Decision['state'], AccountEventName>> = {
  approved: 'deleted',
  declined: 'deletion declined',
};

/** Consumes the id in the e-mail; it is valid only for the reader who requested it. @throws HttpError 300033 */
async function decide(
  { clock }: AppContext,
  tx: Database,
  { id, uuid, sessionId, state, reason }: Decision,
): Promise<ReaderRow> {
  const now = clock();
  const emailLink = await redeemEmailLink(tx, 'anonymize', id, now);
  if (emailLink?.reader.uuid !== uuid) throw faults.nonceOver();
  const reader = await happen({ db: tx, clock }, uuid, EVENTS[state], { sessionId });
  await tx
    .update(anonymizations)
    .set({ state, decidedOn: now, reason: reason ?? null })
    .where(and(eq(anonymizations.readerUuid, uuid), eq(anonymizations.state, 'requested')));
  return reader;
}
