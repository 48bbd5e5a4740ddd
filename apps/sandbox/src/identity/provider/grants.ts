import { SignJWT } from 'jose';
import { HOUR_MS } from 'rotativa/domain';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { signingKey } from '../../security/secret.ts';
import { toSeconds } from '../../security/tokens.ts';
import { findNonce, issueNonce } from '../nonces.ts';
import { issuerOf, ProviderAccount, type Provider } from './accounts.ts';
import { KEY_ALGORITHM, KEY_ID, providerKeys } from './keys.ts';

/** Clients of the provider: the sandbox's identity service, and pages with PKCE instead of a secret. */
export const CLIENT_ID = 'rotativa-sandbox';
export const clientSecret = async (context: AppContext): Promise<string> =>
  Buffer.from(await signingKey(context, 'provider-client')).toString('base64url');

const CODE_LIFETIME_MS = 5 * 60_000;
const TOKEN_LIFETIME_MS = HOUR_MS;
const MILLISECONDS = 1000;

/** The data of an authorisation code. */
export const CodeGrant = z.object({
  provider: z.string(),
  account: ProviderAccount,
  redirectUri: z.string(),
  nonce: z.string().optional(),
  codeChallenge: z.string().optional(),
});
export type CodeGrant = z.infer<typeof CodeGrant>;

/** A reader's own account, used at a partner. Its secrets end with it; an account at another company is no reader's. */
const readerOf = (provider: string, { subject }: ProviderAccount) =>
  provider === 'rotativa' ? { readerUuid: subject } : {};

const TokenGrant = z.object({ provider: z.string(), account: ProviderAccount });

export const issueCode = (context: AppContext, grant: CodeGrant): Promise<string> =>
  issueNonce(context.db, {
    purpose: 'oidc-code',
    ...readerOf(grant.provider, grant.account),
    data: grant,
    now: context.clock(),
    lifetimeMs: CODE_LIFETIME_MS,
  });

/** An opaque token for `userinfo`, valid for an hour. */
export const issueAccessToken = (
  context: AppContext,
  provider: Provider | 'rotativa',
  account: ProviderAccount,
): Promise<string> =>
  issueNonce(context.db, {
    purpose: 'provider-token',
    ...readerOf(provider, account),
    data: { provider, account },
    now: context.clock(),
    lifetimeMs: TOKEN_LIFETIME_MS,
  });

/** The account of an access token of this provider; undefined if it is invalid or expired. */
export async function accountOfToken(
  context: AppContext,
  provider: string,
  token: string,
): Promise<ProviderAccount | undefined> {
  const found = await findNonce(context.db, 'provider-token', token);
  if (found === undefined || found.expiresAt <= context.clock()) return undefined;
  const grant = TokenGrant.parse(found.data);
  return grant.provider === provider ? grant.account : undefined;
}

/** The claims of OpenID Connect about an account. */
export const claimsOf = (account: ProviderAccount) => ({
  sub: account.subject,
  email: account.email,
  email_verified: account.emailVerified,
  given_name: account.firstName,
  family_name: account.lastName,
  name: `${account.firstName} ${account.lastName}`.trim(),
});

/** A signed identity token, valid for an hour. */
export async function issueIdToken(
  context: AppContext,
  provider: Provider | 'rotativa',
  account: ProviderAccount,
  nonce?: string,
): Promise<string> {
  const now = toSeconds(context.clock());
  const { privateKey } = await providerKeys(context);
  return new SignJWT({ ...claimsOf(account), ...(nonce === undefined ? {} : { nonce }) })
    .setProtectedHeader({ alg: KEY_ALGORITHM, kid: KEY_ID, typ: 'JWT' })
    .setIssuer(issuerOf(provider))
    .setAudience(CLIENT_ID)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_LIFETIME_MS / MILLISECONDS)
    .sign(privateKey);
}
