import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { readForm } from '../../http/body.ts';
import { redeemNonce } from '../nonces.ts';
import { callersToken } from '../../security/authenticate.ts';
import { sameSecret } from '../../../../shared/same-secret.ts';
import { isProvider, type Provider } from './accounts.ts';
import {
  accountOfToken,
  claimsOf,
  clientSecret,
  CLIENT_ID,
  CodeGrant,
  issueAccessToken,
  issueIdToken,
} from './grants.ts';
import { providerKeys } from './keys.ts';

const EXPIRES_IN_SECONDS = 3_600;

const TokenRequest = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  client_id: z.string(),
  client_secret: z.string().optional(),
  code_verifier: z.string().optional(),
});

const refuse = (c: Context, error: string, status: 400 | 401 = 400) => c.json({ error }, status);

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** The provider of the path, or the identity service itself for partners. */
function providerOf(c: Context): Provider | 'rotativa' | undefined {
  const name = c.req.param('provider');
  if (name === undefined) return 'rotativa';
  return isProvider(name) ? name : undefined;
}

/** The endpoints for servers: `token`, `userinfo`, `jwks`. Errors are those of OAuth 2. */
export function tokenRoutes(context: AppContext, prefix: '' | '/:provider'): Hono {
  const app = new Hono();

  app.post(`${prefix}/token`, async (c) => {
    const provider = providerOf(c);
    const parsed = TokenRequest.safeParse(await readForm(c));
    if (provider === undefined || !parsed.success) return refuse(c, 'invalid_request');
    const { code, redirect_uri, client_id, client_secret, code_verifier } = parsed.data;
    if (client_id !== CLIENT_ID) return refuse(c, 'invalid_client', 401);
    const secret = await clientSecret(context);
    if (client_secret !== undefined && !sameSecret(client_secret, secret))
      return refuse(c, 'invalid_client', 401);
    const used = await redeemNonce(context.db, 'oidc-code', code, context.clock());
    const grant = CodeGrant.safeParse(used?.data);
    if (!grant.success) return refuse(c, 'invalid_grant');
    const { account, codeChallenge, nonce, redirectUri } = grant.data;
    const proven = codeChallenge !== undefined && code_verifier !== undefined;
    if (grant.data.provider !== provider || redirectUri !== redirect_uri) return refuse(c, 'invalid_grant');
    if (codeChallenge !== undefined && !(proven && sameSecret(challengeOf(code_verifier), codeChallenge)))
      return refuse(c, 'invalid_grant');
    if (client_secret === undefined && !proven) return refuse(c, 'invalid_client', 401);
    return c.json({
      access_token: await issueAccessToken(context, provider, account),
      id_token: await issueIdToken(context, provider, account, nonce),
      token_type: 'Bearer',
      expires_in: EXPIRES_IN_SECONDS,
    });
  });

  app.get(`${prefix}/userinfo`, async (c) => {
    const provider = providerOf(c);
    const token = callersToken(c);
    const account =
      provider === undefined || token === undefined
        ? undefined
        : await accountOfToken(context, provider, token);
    return account === undefined ? refuse(c, 'invalid_token', 401) : c.json(claimsOf(account));
  });

  app.get(`${prefix}/jwks`, async (c) => c.json({ keys: [(await providerKeys(context)).publicJwk] }));
  return app;
}
