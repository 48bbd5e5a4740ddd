import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { faults } from './faults.ts';
import { redeemNonce } from './nonces.ts';
import { accountFromAccessToken, accountFromCode, accountFromIdToken } from './provider/client.ts';
import type { ProviderAccount } from './provider/accounts.ts';

export const OIDC_TYPE = 'OIDC';

/** A company's name in the login call, and the type of its identities. */
const TYPES = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;
export type SocialGrant = keyof typeof TYPES;

export const isSocialGrant = (grant: string): grant is SocialGrant => Object.hasOwn(TYPES, grant);

/** The type of identity of a company's name in a path; undefined for an unknown one. */
export function typeOfGrant(name: string): string | undefined {
  const grant = name.toLowerCase();
  if (isSocialGrant(grant)) return TYPES[grant];
  return grant === 'oidc' || grant === 'development' ? OIDC_TYPE : undefined;
}

/** A confirmed account at another company. */
export interface SocialAccount extends ProviderAccount {
  readonly type: string;
}

/** The data of an Apple-type reply until the page sends its number. */
const AppleCode = z.object({ code: z.string(), redirectUri: z.string() });

/**
 * The account of a page's credential: Google's identity token, Facebook's access token, or the number of an Apple-type
 * reply.
 * @throws HttpError 401 110010 if the company does not confirm it
 * @see A3
 */
export async function credentialsOf(
  context: AppContext,
  grant: SocialGrant,
  credentials: string,
): Promise<SocialAccount> {
  return { ...(await confirm(context, grant, credentials)), type: TYPES[grant] };
}

async function confirm(
  context: AppContext,
  grant: SocialGrant,
  credentials: string,
): Promise<ProviderAccount> {
  if (grant === 'google') return accountFromIdToken(context, 'google', credentials);
  if (grant === 'facebook') return accountFromAccessToken(context, 'facebook', credentials);
  const kept = await redeemNonce(context.db, 'apple-code', credentials, context.clock());
  const answer = AppleCode.safeParse(kept?.data);
  if (!answer.success) throw faults.socialRefused();
  return accountFromCode(context, 'apple', answer.data);
}
