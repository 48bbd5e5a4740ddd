import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { parseInput } from '../http/body.ts';
import { callersToken, readerOf, requireReader } from '../security/authenticate.ts';
import { faults } from './faults.ts';
import { issueNonce, redeemNonce } from './nonces.ts';
import { readReader } from './profile-reply.ts';
import { isProvider } from './provider/accounts.ts';
import { accountFromCode } from './provider/client.ts';
import { CLIENT_ID, issueCode } from './provider/grants.ts';
import { tokenRoutes } from './provider/token-routes.ts';
import { publicOrigin } from '../http/public-origin.ts';
import { newSecret } from '../security/secrets.ts';
import { callersOrigin, isOurAddress } from './sites.ts';
import { signInSocially } from './social.ts';
import { OIDC_TYPE } from './social-credentials.ts';

/** The page of a site to which a reader returns with `code` and `state`. */
export const SIGN_IN_PATH = '/ingreso/';
export const PROVIDER_PREFIX = '/__provider';
export const STATE_LIFETIME_MS = 10 * 60_000;

const SCOPE = 'openid email profile';

const State = z.object({
  provider: z.string(),
  codeVerifier: z.string(),
  nonce: z.string(),
  redirectUri: z.string(),
});
const Answer = z.object({ code: z.string().min(1), state: z.string().min(1) });
const PartnerRequest = z.object({
  client_id: z.literal(CLIENT_ID),
  redirect_uri: z.url(),
  response_type: z.literal('code').default('code'),
  state: z.string().max(2_000).optional(),
  nonce: z.string().max(200).optional(),
  code_challenge: z.string().max(200),
  code_challenge_method: z.literal('S256').default('S256'),
});

/** Sign-in with OpenID Connect, as client and as provider: the code flow with state, nonce and PKCE. @see A3 */
export function oidcRoutes(context: AppContext): Hono {
  const app = new Hono();
  const { db, clock, config } = context;

  app.get('/v2/oidc/:provider/initiate', async (c) => {
    const provider = c.req.param('provider');
    if (!isProvider(provider) || config.mode !== 'development') throw faults.provider();
    const wanted = c.req.query('redirect_uri');
    if (wanted !== undefined && !isOurAddress(wanted, context)) throw faults.provider();
    const redirectUri = wanted ?? new URL(SIGN_IN_PATH, callersOrigin(c, context)).href;
    const data = { provider, codeVerifier: newSecret(), nonce: newSecret(), redirectUri };
    const nonce = { purpose: 'oidc-state', data, now: clock(), lifetimeMs: STATE_LIFETIME_MS } as const;
    const state = await issueNonce(db, nonce);
    const codeChallenge = createHash('sha256').update(data.codeVerifier).digest('base64url');
    const url = new URL(`${PROVIDER_PREFIX}/${provider}/authorize`, publicOrigin(context, c.req.url));
    url.search = new URLSearchParams({
      client_id: CLIENT_ID,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: SCOPE,
      state,
      nonce: data.nonce,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    }).toString();
    return c.json({
      url: url.href,
      state,
      clientId: CLIENT_ID,
      redirectURI: redirectUri,
      responseType: 'code',
      scope: SCOPE,
      codeChallenge,
      codeChallengeMethod: 'S256',
    });
  });

  app.get('/v2/oidc/signin', async (c) => {
    const { code, state } = parseInput(Answer, c.req.query());
    const found = await redeemNonce(db, 'oidc-state', state, clock());
    const started = State.safeParse(found?.data);
    if (!started.success || !isProvider(started.data.provider)) throw faults.socialRefused();
    const { provider, ...exchange } = started.data;
    const account = await accountFromCode(context, started.data.provider, { code, ...exchange });
    const token = callersToken(c);
    const caller = token === undefined ? undefined : await readerOf(context, token);
    const social = { ...account, subject: `${provider}:${account.subject}`, type: OIDC_TYPE };
    return c.json(await signInSocially(context, { account: social, caller, rememberMe: true }));
  });

  // The reader's account here is used on a partner's site. The partner has no secret, so PKCE is required.
  app.get('/v2/oidc/provider/login', requireReader(context), async (c) => {
    const request = parseInput(PartnerRequest, c.req.query());
    if (!isOurAddress(request.redirect_uri, context)) throw faults.provider();
    const reader = await readReader(db, c.get('reader').uuid);
    const target = new URL(request.redirect_uri);
    const code = await issueCode(context, {
      provider: 'rotativa',
      account: {
        subject: reader.uuid,
        email: reader.email ?? '',
        emailVerified: reader.emailVerified,
        firstName: reader.firstName ?? '',
        lastName: reader.lastName ?? '',
      },
      redirectUri: request.redirect_uri,
      codeChallenge: request.code_challenge,
      ...(request.nonce === undefined ? {} : { nonce: request.nonce }),
    });
    target.searchParams.set('code', code);
    if (request.state !== undefined) target.searchParams.set('state', request.state);
    return c.text(target.href);
  });

  app.route('/v2/oidc/provider', tokenRoutes(context, ''));
  return app;
}
