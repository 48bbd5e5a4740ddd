import { Hono } from 'hono';
import { PASSWORD_MAX_CHARACTERS } from 'rotativa/domain';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { callersToken, readerOf, refuseInactive, requireReader } from '../security/authenticate.ts';
import { verifyPassword } from '../security/passwords.ts';
import { happen, holdReader } from './account-life.ts';
import { findByUserName, isCurrent, touchIdentity } from './accounts.ts';
import { CaptchaToken, requireCaptcha } from './captcha.ts';
import { clearSessionCookie, hasSessionCookie, setSessionCookie } from './cookie.ts';
import { faults } from './faults.ts';
import { renewSession, startSession, type SessionReply } from './sessions.ts';
import { signInSocially } from './social.ts';
import { credentialsOf, isSocialGrant } from './social-credentials.ts';

const Login = z.object({
  userName: z.string().max(320).nullish(),
  credentials: z.string().max(8_192),
  grantType: z.string().max(40),
  rememberMe: z.boolean().nullish(),
  recaptchaToken: CaptchaToken,
});
type Login = z.infer<typeof Login>;

const Renewal = z.object({ token: z.string().max(4_096), grantType: z.literal('refresh-token') });

/** The same response, after the same work, for a wrong name and a wrong password. @throws HttpError 401 110010 */
async function passwordLogin(context: AppContext, body: Login): Promise<SessionReply> {
  if (body.credentials.length > PASSWORD_MAX_CHARACTERS) throw faults.wrongLogin();
  const account = await findByUserName(context.db, body.userName ?? '');
  const right = await verifyPassword(account?.identity.passwordHash, body.credentials);
  if (account === undefined || !right || account.reader.status === 'Anonymized') throw faults.wrongLogin();
  const { reader, identity } = account;
  refuseInactive(identity.locked ? 'Blocked' : reader.status);
  if (identity.passwordReset) throw faults.mustReset();
  return context.db.transaction(async (tx) => {
    // The compared password may have ended since then, by a new password or by the owner's proof of the address.
    await holdReader(tx, reader.uuid);
    if (!(await isCurrent(tx, identity))) throw faults.wrongLogin();
    await touchIdentity(tx, identity.id, context.clock());
    const rememberMe = body.rememberMe ?? false;
    return startSession(context, tx, { readerUuid: reader.uuid, grantType: 'password', rememberMe });
  });
}

/** `POST /v1/auth/login`, `POST` and `DELETE /v1/auth/token`: starts, renews and ends a session. @see A3, A5, A6 */
export function loginRoutes(context: AppContext): Hono {
  const app = new Hono();

  app.post('/v1/auth/login', async (c) => {
    const body = await readBody(c, Login);
    let reply: SessionReply;
    if (body.grantType === 'password') {
      // A company has judged its reader itself, and its page has no box for a token.
      await requireCaptcha(context, 'signin', body.recaptchaToken);
      reply = await passwordLogin(context, body);
    } else if (isSocialGrant(body.grantType)) {
      const account = await credentialsOf(context, body.grantType, body.credentials);
      const token = callersToken(c);
      const caller = token === undefined ? undefined : await readerOf(context, token);
      reply = await signInSocially(context, { account, caller, rememberMe: body.rememberMe ?? false });
    } else {
      throw faults.provider();
    }
    if (c.req.query('cookie') === 'true') setSessionCookie(c, context, reply, body.rememberMe ?? false);
    return c.json(reply);
  });

  app.post('/v1/auth/token', async (c) => {
    const { token } = await readBody(c, Renewal);
    const { reply, rememberMe } = await renewSession(context, token);
    if (hasSessionCookie(c)) setSessionCookie(c, context, reply, rememberMe);
    return c.json(reply);
  });

  app.delete('/v1/auth/token', requireReader(context), async (c) => {
    const { uuid, sessionId } = c.get('reader');
    const { db, clock } = context;
    await db.transaction((tx) => happen({ db: tx, clock }, uuid, 'signed out', { sessionId }));
    clearSessionCookie(c);
    return c.json({ success: true });
  });
  return app;
}
