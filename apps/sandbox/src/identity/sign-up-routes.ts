import { userNameFault } from 'rotativa/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { refuse } from '../http/errors.ts';
import { checkNewPassword } from '../security/password-rule.ts';
import { hashPassword } from '../security/passwords.ts';
import { createAccount, PASSWORD_TYPE } from './accounts.ts';
import { CaptchaToken, requireCaptcha } from './captcha.ts';
import { identityReply, profileReply } from './profile-reply.ts';
import { checkProfile, ProfileBody } from './profile-rules.ts';
import { startSession } from './sessions.ts';
import { callersBrand } from './sites.ts';
import { sendVerification } from './verify-routes.ts';

const SignUp = z.object({
  identity: z.object({ userName: z.string(), credentials: z.string() }),
  profile: ProfileBody.nullish(),
  recaptchaToken: CaptchaToken,
});

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
    refuse(userNameFault(userName, email));
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
