import { Hono } from 'hono';
import { HOUR_MS } from 'rotativa/domain';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { optionalReader, requireReader } from '../security/authenticate.ts';
import { faults } from './faults.ts';
import { issueNonce, redeemNonce } from './nonces.ts';
import { accountFromIdToken } from './provider/client.ts';
import { signInSocially, socialLoginExists } from './social.ts';

const TOKEN_LIFETIME_MS = HOUR_MS;
const GOOGLE = 'Google';
const LoginCheck = z.object({ token: z.string().min(1).max(8_192) });

/** The identity calls for subscriptions at a search engine. @see C10 */
export function swgRoutes(context: AppContext): Hono {
  const app = new Hono();
  const { db, clock } = context;

  app.get('/v1/swg/accesstoken', optionalReader(context), async (c) => {
    const reader = c.get('reader');
    const accessToken = await issueNonce(db, {
      purpose: 'swg',
      now: clock(),
      lifetimeMs: TOKEN_LIFETIME_MS,
      ...(reader === undefined ? {} : { readerUuid: reader.uuid }),
    });
    return c.json({ accessToken });
  });

  app.post('/v1/swg/checkloginexists', async (c) => {
    const { token } = await readBody(c, LoginCheck);
    const account = await accountFromIdToken(context, 'google', token);
    const identityExists = await socialLoginExists(context, { ...account, type: GOOGLE });
    return c.json({ identityExists });
  });

  // `token` is from this service, for this reader; `id` is Google's id token.
  app.get('/v1/swg/:token/relink/:id', requireReader(context), async (c) => {
    const { token, id } = c.req.param();
    const caller = c.get('reader');
    const account = await accountFromIdToken(context, 'google', id);
    const used = await redeemNonce(db, 'swg', token, clock());
    if (used?.readerUuid !== caller.uuid) throw faults.nonceOver();
    const social = { ...account, type: GOOGLE };
    return c.json(await signInSocially(context, { account: social, caller, rememberMe: true }));
  });
  return app;
}
