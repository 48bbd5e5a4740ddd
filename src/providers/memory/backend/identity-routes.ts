import { meetsPolicy } from '../../../domain/accounts/password.ts';
import { isEmail } from '../../../domain/accounts/validation.ts';
import { Fault, param, readerOf, sendSecret, text, spendSecret, type Routes } from './request.ts';
import { confirmEmail, requestEmailChange, undoEmailChange } from './email-change.ts';
import type { Account, BackendState } from './state.ts';
import { changeProfile } from './profile.ts';
import { endAllSessions, endFamily, issueSession, refresh } from './tokens.ts';

const nonceOver = (): Fault => new Fault(400, '300033', 'The request expired or was already used');

/** Adds an account. @throws Fault by the rules of a sign-up */
export function addAccount(
  state: BackendState,
  { email, password, ...profile }: { email: string; password: string } & Record<string, unknown>,
  uuid = `00000000-0000-4000-8000-${String(state.next()).padStart(12, '0')}`,
): Account {
  const address = email.trim().toLowerCase();
  if (!isEmail(address)) throw new Fault(400, '300075', 'Invalid e-mail format');
  if (findByEmail(state, address)) throw new Fault(400, '300039', 'Duplicate user');
  if (!meetsPolicy(password)) throw new Fault(400, '300036', 'Password does not meet strength requirements');
  const account: Account = {
    uuid,
    email: address,
    password,
    profile: { uuid, email: address },
    emailVerified: false,
    segment: 'registrado',
    addresses: [],
  };
  changeProfile(account, profile, state.clock.now());
  state.accounts.set(uuid, account);
  sendSecret(state, 'verify', account);
  return account;
}

const findByEmail = ({ accounts }: BackendState, email: string): Account | undefined =>
  [...accounts.values()].find((account) => account.email === email.trim().toLowerCase());

const profileOf = (account: Account): object => ({
  ...account.profile,
  emailVerified: account.emailVerified,
  unverifiedEmail: account.pendingEmail ?? (account.emailVerified ? null : account.email),
  identities: [{ userName: account.email, type: 'Password', passwordReset: false, locked: false }],
});

/** The account service in memory. */
export function identityRoutes(state: BackendState): Routes {
  const done = { success: true };
  const letterTo = (kind: 'verify' | 'magic' | 'reset', email: string) => {
    const account = findByEmail(state, email);
    // The response is the same for unknown addresses, so that strangers learn nothing.
    if (account) sendSecret(state, kind, account);
    return done;
  };

  return {
    'GET /v1/config': () => state.identityConfig,
    'POST /v1/signup': ({ body }) => {
      const { userName, credentials } = (body['identity'] ?? {}) as Record<string, string>;
      const profile = (body['profile'] ?? {}) as Record<string, unknown>;
      if ((userName ?? '').length < 5) throw new Fault(400, '300009,300081', 'userName is too short');
      const account = addAccount(state, {
        ...profile,
        email: text(profile, 'email') || (userName ?? ''),
        password: credentials ?? '',
      });
      return { ...issueSession(state, account), profile: profileOf(account), identities: [] };
    },
    'POST /v1/auth/login': ({ body }) => {
      const account = findByEmail(state, text(body, 'userName'));
      if (text(body, 'grantType') !== 'password' || account?.password !== text(body, 'credentials'))
        throw new Fault(401, '110010', 'Invalid username or password');
      return issueSession(state, account);
    },
    'POST /v1/auth/token': ({ body }) => refresh(state, text(body, 'token')),
    'DELETE /v1/auth/token': (request) => {
      readerOf(request);
      endFamily(state, request.family);
      return done;
    },
    'POST /v1/auth/magiclink': ({ body }) => letterTo('magic', text(body, 'email')),
    'GET /v1/auth/magiclink/:token': (request) => {
      const account = spendSecret(state, 'magic', param(request));
      if (!account) throw new Fault(401, '100018', 'The link expired or was already used');
      account.emailVerified = true;
      return issueSession(state, account);
    },

    'GET /v1/profile': (request) => profileOf(readerOf(request)),
    'PATCH /v1/profile': (request) => {
      const account = readerOf(request);
      const { currentPassword: password, ...changes } = request.body;
      requestEmailChange(state, account, text(changes, 'email'), password);
      changeProfile(account, changes, state.clock.now());
      return profileOf(account);
    },
    'PUT /v1/avatar': (request) => {
      const account = readerOf(request);
      account.profile = { ...account.profile, picture: `/avatares/${account.uuid}.jpg` };
      return profileOf(account);
    },
    'DELETE /v1/avatar': (request) => {
      const account = readerOf(request);
      account.profile = { ...account.profile, picture: undefined };
      return profileOf(account);
    },
    'PUT /v1/password': (request) => {
      const account = readerOf(request);
      if (account.password !== text(request.body, 'oldPassword'))
        throw new Fault(400, '300040', 'The old password is incorrect');
      return setPassword(account, text(request.body, 'newPassword'));
    },
    'POST /v1/password/reset': ({ body }) => letterTo('reset', text(body, 'userName')),
    'PUT /v1/password/reset/:nonce': (request) => {
      const newPassword = text(request.body, 'newPassword');
      const owner = state.accounts.get(state.secrets.get(`reset:${param(request)}`) ?? '');
      if (!owner) throw nonceOver();
      const reply = setPassword(owner, newPassword);
      spendSecret(state, 'reset', param(request));
      endAllSessions(state, owner.uuid);
      return reply;
    },
    'POST /v1/email/verify': ({ body }) => letterTo('verify', text(body, 'email')),
    'GET /v1/email/verify/:token': (request) => {
      if (confirmEmail(state, param(request))) return done;
      const account = spendSecret(state, 'verify', param(request));
      if (account) {
        account.emailVerified = true;
        state.usedVerifications.add(param(request));
        return done;
      }
      if (state.usedVerifications.has(param(request)))
        throw new Fault(400, '300050', 'The e-mail is already verified');
      throw nonceOver();
    },

    'PUT /v1/email/undo/:token': (request) => {
      if (!undoEmailChange(state, param(request))) throw nonceOver();
      return done;
    },

    'DELETE /v1/user/anonymize': (request) => {
      sendSecret(state, 'anonymise', readerOf(request));
      return done;
    },
    'PUT /v1/user/anonymize/approve/:id': (request) => {
      const { uuid } = ownRequest(request);
      spendSecret(state, 'anonymise', param(request));
      endAllSessions(state, uuid);
      state.accounts.delete(uuid);
      return done;
    },
    'PUT /v1/user/anonymize/decline/:id': (request) => {
      ownRequest(request);
      spendSecret(state, 'anonymise', param(request));
      return done;
    },
    'GET /v1/gdpr': (request) => {
      readerOf(request);
      return [];
    },
    'GET /v1/gdpr/:id': (request) => {
      readerOf(request);
      throw new Fault(404, '404', 'There is no such report');
    },

    'GET /v1/user/settings': (request) => ({ disqus: { ssoKey: `sso-${readerOf(request).uuid}` } }),
    'GET /v2/identity/segmentation': (request) => ({ id: 1, segment: readerOf(request).segment }),
    'DELETE /v1/identity/:provider': (request) => {
      readerOf(request);
      throw new Fault(404, '300081', 'The reader has no such identity');
    },
    'GET /v1/swg/accesstoken': (request) => ({ accessToken: `swg-${readerOf(request).uuid}` }),
    'POST /v1/swg/checkloginexists': () => ({ identityExists: false }),
  };

  function ownRequest(request: Parameters<Routes[string]>[0]): Account {
    const account = readerOf(request);
    if (state.secrets.get(`anonymise:${param(request)}`) !== account.uuid) throw nonceOver();
    return account;
  }
}

function setPassword(account: Account, password: string): object {
  if (!meetsPolicy(password)) throw new Fault(400, '300036', 'Password does not meet strength requirements');
  account.password = password;
  return { userName: account.email };
}
