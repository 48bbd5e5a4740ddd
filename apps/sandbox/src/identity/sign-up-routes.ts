import { fieldError } from 'rotativa/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { checkNewPassword } from '../security/password-rule.ts';
import { hashPassword } from '../security/passwords.ts';
import { createAccount, PASSWORD_TYPE } from './accounts.ts';
import { CaptchaToken, requireCaptcha } from './captcha.ts';
import { faults } from './faults.ts';
import { identityReply, profileReply } from './profile-reply.ts';
import { checkEmail, checkProfile, ProfileInput } from './profile-rules.ts';
import { startSession } from './sessions.ts';
import { callersBrand } from './sites.ts';
import { sendVerification } from './verify-routes.ts';

/** Longer values are rejected at once, because hashing them is expensive. */
export const MAX_PASSWORD_CHARACTERS = 256;
export const NewPassword = z.string().max(MAX_PASSWORD_CHARACTERS);

const SignUp = z.object({
  identity: z.object({ userName: z.string(), credentials: NewPassword }),
  profile: ProfileInput.nullish(),
  recaptchaToken: CaptchaToken,
});

/** A user name that looks like an address must be the reader's address, or it would block the owner of that address. */
function checkUserName(userName: string, email: string): void {
  if (fieldError('userName', userName) !== undefined) throw faults.userName();
  if (userName.includes('@') && userName.toLowerCase() !== email.toLowerCase())
    throw faults.foreignUserName();
}

/** `POST /v1/signup`: opens an account and signs its reader in. @see A4 */
export function signUpRoutes(context: AppContext): Hono {
  const app = new Hono();
  app.post('/v1/signup', async (c) => {
    const body = await readBody(c, SignUp);
    const now = context.clock();
    const profile = body.profile ?? {};
    const userName = body.identity.userName.trim();
    const email = (profile.email ?? userName).trim();
    await requireCaptcha(context, 'signup', body.recaptchaToken);
    checkUserName(userName, email);
    checkEmail(email);
    checkProfile({ ...profile, email }, now);
    checkNewPassword(body.identity.credentials);
    const passwordHash = await hashPassword(body.identity.credentials);
    const brand = callersBrand(c, context);

    const reply = await context.db.transaction(async (tx) => {
      const { reader, identity } = await createAccount(tx, {
        email,
        emailVerified: false,
        profile,
        identity: { type: PASSWORD_TYPE, userName, passwordHash },
        now,
      });
      await sendVerification({ db: tx, clock: context.clock }, reader, brand);
      const session = { readerUuid: reader.uuid, grantType: 'password', rememberMe: true };
      return {
        ...(await startSession(context, tx, session)),
        identities: [identityReply(identity)],
        profile: profileReply(reader, [identity]),
      };
    });
    return c.json(reply);
  });
  return app;
}
