import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { DAY_MS } from 'rotativa/domain';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { anonymizations } from '../db/schema/index.ts';
import { readBody } from '../http/body.ts';
import { sendMail } from '../mail/outbox.ts';
import { requireReader } from '../security/authenticate.ts';
import { clearSessionCookie } from './cookie.ts';
import { eraseReader } from './erase.ts';
import { faults } from './faults.ts';
import { issueNonce, redeemNonce, voidNonces } from './nonces.ts';
import { readReader } from './profile-reply.ts';
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
    const { uuid } = c.get('reader');
    const brand = callersBrand(c, context);
    const now = clock();
    await db.transaction(async (tx) => {
      const { email, firstName } = await readReader(tx, uuid);
      if (email === null) return;
      await tx
        .insert(anonymizations)
        .values({ readerUuid: uuid, state: 'requested', requestedOn: now })
        .onConflictDoNothing();
      await voidNonces(tx, 'anonymize', uuid, now);
      const nonce = { purpose: 'anonymize', readerUuid: uuid, now, lifetimeMs: LIFETIME_MS } as const;
      const token = await issueNonce(tx, nonce);
      const data = { firstName: firstName ?? undefined };
      await sendMail({ db: tx, clock }, { kind: 'anonymise', to: email, brand, token, data });
    });
    return c.json(DONE);
  });

  app.put('/v1/user/anonymize/approve/:id', requireReader(context), async (c) => {
    const { uuid } = c.get('reader');
    const now = clock();
    await db.transaction(async (tx) => {
      await decide(tx, { id: c.req.param('id'), uuid, now, state: 'approved' });
      const { email } = await readReader(tx, uuid);
      await eraseReader(tx, uuid, now);
      if (email === null) return;
      const brand = callersBrand(c, context);
      await sendMail({ db: tx, clock }, { kind: 'anonymised', to: email, brand, data: {} });
    });
    clearSessionCookie(c);
    return c.json(DONE);
  });

  app.put('/v1/user/anonymize/decline/:id', requireReader(context), async (c) => {
    const { uuid } = c.get('reader');
    const reason = (await readBody(c, Decline)).reason ?? '';
    const now = clock();
    await db.transaction(async (tx) => {
      await decide(tx, { id: c.req.param('id'), uuid, now, state: 'declined', reason });
      const { email } = await readReader(tx, uuid);
      if (email === null) return;
      const brand = callersBrand(c, context);
      await sendMail({ db: tx, clock }, { kind: 'anonymise-declined', to: email, brand, data: { reason } });
    });
    return c.json(DONE);
  });
  return app;
}

interface Decision {
  readonly id: string;
  readonly uuid: string;
  readonly now: Date;
  readonly state: 'approved' | 'declined';
  readonly reason?: string;
}

/** Consumes the id in the e-mail; it is valid only for the reader who requested it. @throws HttpError 300033 */
async function decide(tx: Database, { id, uuid, now, state, reason }: Decision): Promise<void> {
  const nonce = await redeemNonce(tx, 'anonymize', id, now);
  if (nonce?.readerUuid !== uuid) throw faults.nonceOver();
  await tx
    .update(anonymizations)
    .set({ state, decidedOn: now, reason: reason ?? null })
    .where(and(eq(anonymizations.readerUuid, uuid), eq(anonymizations.state, 'requested')));
}
