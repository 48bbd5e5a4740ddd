import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { signingKey } from '../security/secret.ts';

const ALGORITHM = 'HS256';
const PURPOSE = 'forum-registration';
const Claims = z.object({ seat: z.uuid() });

/** The token of a guest's link. It is the same in every e-mail about one seat, so that no e-mail breaks an earlier one. */
export const seatToken = async (context: AppContext, seat: string): Promise<string> =>
  new SignJWT({ seat }).setProtectedHeader({ alg: ALGORITHM }).sign(await signingKey(context, PURPOSE));

/** The seat of a token; undefined for a token of another service. */
export async function seatOf(context: AppContext, token: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, await signingKey(context, PURPOSE), {
      algorithms: [ALGORITHM],
      currentDate: context.clock(),
    });
    return Claims.safeParse(payload).data?.seat;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
