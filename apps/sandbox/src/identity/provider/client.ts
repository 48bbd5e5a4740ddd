import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { faults } from '../faults.ts';
import { issuerOf, type Provider, type ProviderAccount } from './accounts.ts';
import { clientSecret, CLIENT_ID } from './grants.ts';
import { tokenRoutes } from './token-routes.ts';

const Claims = z.object({
  sub: z.string().min(1),
  email: z.string(),
  email_verified: z.boolean(),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  nonce: z.string().optional(),
});
const TokenReply = z.object({ id_token: z.string() });
const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

const accountFrom = (claims: z.infer<typeof Claims>): ProviderAccount => ({
  subject: claims.sub,
  email: claims.email,
  emailVerified: claims.email_verified,
  firstName: claims.given_name,
  lastName: claims.family_name,
});

/** Production has no built-in provider. @throws HttpError 400 */
function assertDevelopment({ config }: AppContext): void {
  if (config.mode !== 'development') throw faults.provider();
}

/** Calls the provider's endpoints inside this process, like over the network. */
const ask = (context: AppContext, path: string, init?: RequestInit): Promise<Response> => {
  assertDevelopment(context);
  return Promise.resolve(tokenRoutes(context, '/:provider').request(path, init));
};

/**
 * The account of an identity token. The token must be signed by the provider, for this service, not expired, and have
 * the nonce if one was sent.
 * @throws HttpError 401 110010
 */
export async function accountFromIdToken(
  context: AppContext,
  provider: Provider,
  idToken: string,
  nonce?: string,
): Promise<ProviderAccount> {
  const keys = Keys.parse(await (await ask(context, `/${provider}/jwks`)).json());
  try {
    const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys), {
      issuer: issuerOf(provider),
      audience: CLIENT_ID,
      currentDate: context.clock(),
    });
    const claims = Claims.parse(payload);
    if (nonce !== undefined && claims.nonce !== nonce) throw faults.socialRefused();
    return accountFrom(claims);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw faults.socialRefused();
    throw error;
  }
}

/** The account of an access token. @throws HttpError 401 110010 */
export async function accountFromAccessToken(
  context: AppContext,
  provider: Provider,
  token: string,
): Promise<ProviderAccount> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await ask(context, `/${provider}/userinfo`, { headers });
  if (!reply.ok) throw faults.socialRefused();
  return accountFrom(Claims.parse(await reply.json()));
}

export interface CodeExchange {
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier?: string;
  readonly nonce?: string;
}

/** Exchanges an authorisation code. @throws HttpError 401 110010 */
export async function accountFromCode(
  context: AppContext,
  provider: Provider,
  { code, redirectUri, codeVerifier, nonce }: CodeExchange,
): Promise<ProviderAccount> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: CLIENT_ID,
    client_secret: await clientSecret(context),
    ...(codeVerifier === undefined ? {} : { code_verifier: codeVerifier }),
  });
  const reply = await ask(context, `/${provider}/token`, { method: 'POST', body });
  if (!reply.ok) throw faults.socialRefused();
  return accountFromIdToken(context, provider, TokenReply.parse(await reply.json()).id_token, nonce);
}
