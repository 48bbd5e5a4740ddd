import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { sendMail } from '../mail/outbox.ts';
import { happen, redeemEmailLink } from './account-life.ts';
import { findByEmail } from './accounts.ts';
import { CaptchaToken, requireCaptcha } from './captcha.ts';
import { inConstantTime } from './constant-time.ts';
import { faults } from './faults.ts';
import { issueNonce, voidNonces } from './nonces.ts';
import { checkEmail } from './profile-rules.ts';
import { startSession } from './sessions.ts';
import { callersBrand } from './sites.ts';

const LIFETIME_MS = 15 * 60_000;
const LinkRequest = z.object({ email: z.string(), recaptchaToken: CaptchaToken });

/**
 * `POST /v1/auth/magiclink`, `GET /v1/auth/magiclink/{token}`: a single-use link that signs a reader in. The vendor's
 * one-time access uses the same pair of calls. @see A3
 */
export function magicLinkRoutes(context: AppContext): Hono {
  const app = new Hono();
  const { db, clock } = context;

  app.post('/v1/auth/magiclink', async (c) => {
    const { email, recaptchaToken } = await readBody(c, LinkRequest);
    await requireCaptcha(context, 'magiclink', recaptchaToken);
    checkEmail(email.trim());
    const brand = callersBrand(c, context);
    await inConstantTime(async () => {
      const reader = await findByEmail(db, email);
      if (reader?.status !== 'Active' || reader.email === null) return;
      const { uuid, email: to, firstName } = reader;
      const now = clock();
      await db.transaction(async (tx) => {
        await voidNonces(tx, ['magic'], uuid, now);
        const nonce = { purpose: 'magic', readerUuid: uuid, data: { email: to }, now } as const;
        const token = await issueNonce(tx, { ...nonce, lifetimeMs: LIFETIME_MS });
        const data = { firstName: firstName ?? undefined };
        await sendMail({ db: tx, clock }, { kind: 'magic', to, brand, token, data });
      });
    });
    return c.json({ success: true });
  });

  app.get('/v1/auth/magiclink/:token', async (c) => {
    const now = clock();
    const token = c.req.param('token');
    const brand = callersBrand(c, context);
    const reply = await db.transaction(async (tx) => {
      const emailLink = await redeemEmailLink(tx, 'magic', token, now);
      if (emailLink === undefined || emailLink.reader.email !== emailLink.data['email'])
        throw faults.linkOver();
      const { uuid } = emailLink.reader;
      await happen({ db: tx, clock }, uuid, 'magic link opened', { brand });
      const session = { readerUuid: uuid, grantType: 'magiclink', rememberMe: true };
      return startSession(context, tx, session);
    });
    return c.json(reply);
  });
  return app;
}
