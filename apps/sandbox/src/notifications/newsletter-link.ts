import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { signingKey } from '../security/secret.ts';
import { toSeconds } from '../security/tokens.ts';
import { SiteName } from './notification-fields.ts';

/** A link to confirm serves for three days. */
export const CONFIRM_SECONDS = 3 * 24 * 60 * 60;

const ALGORITHM = 'HS256';
const PURPOSE = 'newsletter-link';

/** A reader's address, and the newsletter that it is for. */
const Requested = z.object({ email: z.string(), origin: z.string(), site: SiteName });
export type RequestedNewsletter = z.output<typeof Requested>;

/**
 * The token of the link by which the owner of an address confirms it. Nothing is stored before that: the token itself
 * says what was asked for.
 */
export async function confirmationToken(
  context: AppContext,
  { email, origin, site }: RequestedNewsletter,
): Promise<string> {
  return new SignJWT({ email, origin, site })
    .setProtectedHeader({ alg: ALGORITHM })
    .setExpirationTime(toSeconds(context.clock()) + CONFIRM_SECONDS)
    .sign(await signingKey(context, PURPOSE));
}

/** The subscription that a token confirms; undefined if it is too old, or not one of this service. */
export async function confirmedBy(
  context: AppContext,
  token: string,
): Promise<RequestedNewsletter | undefined> {
  try {
    const { payload } = await jwtVerify(token, await signingKey(context, PURPOSE), {
      algorithms: [ALGORITHM],
      currentDate: context.clock(),
    });
    return Requested.safeParse(payload).data;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
