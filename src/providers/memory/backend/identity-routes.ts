import {
  emailFault,
  newPasswordFault,
  resetFault,
  userNameFault,
} from '../../../domain/accounts/account-faults.ts';
import type { ProfileInput } from '../../../domain/accounts/profile-fields.ts';
import { isRecord } from '../../../domain/ans/is-record.ts';
import { Fault, param, readerOf, refuse, sendSecret, text, spendSecret, type Routes } from './request.ts';
import { happen } from './account-life.ts';
import { confirmEmail, requestEmailChange, undoEmailChange } from './email-change.ts';
import type { Account, BackendState } from './state.ts';
import { changeProfile, checkDisplayName, checkProfile, readInput } from './profile.ts';
import { issueSession, refresh } from './tokens.ts';

const nonceOver = (): Fault => new Fault(400, '300033', 'The request expired or was already used');

/** A new account: its user name is the e-mail address, if it has no other. */
interface NewAccount {
  email: string;
  password: string;
  userName?: string;
  profile: ProfileInput;
}

/** Adds an account. @throws Fault by the rules of a sign-up */
export function addAccount(
  state: BackendState,
  { email, password, userName = email, profile }: NewAccount,
): Account {
  const uuid = `00000000-0000-4000-8000-${String(state.next()).padStart(12, '0')}`;
  const address = email.trim().toLowerCase();
  const account: Account = {
    uuid,
    email: address,
    password,
    profile: { uuid, email: address },
    emailVerified: false,
    segment: 'registrado',
    addresses: [],
  };
  refuse(userNameFault(userName.trim(), address));
  refuse(emailFault(address));
  checkProfile(state, account, { ...profile, email: address });
  refuse(newPasswordFault(password));
  if (findByEmail(state, address)) throw new Fault(400, '300039', 'Duplicate user');
  checkDisplayName(state, account, profile);
  changeProfile(account, profile);
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
  const emailTo = (kind: 'verify' | 'magic' | 'reset', email: string) => {
    refuse(kind === 'reset' ? resetFault(email.trim()) : emailFault(email.trim()));
    const account = findByEmail(state, email);
    // The response is the same for unknown addresses, so that strangers learn nothing.
    // A verified address has nothing to verify.
    if (account && !(kind === 'verify' && account.emailVerified)) sendSecret(state, kind, account);
    return done;
  };

  return {
    'GET /v1/config': () => state.identityConfig,
    'POST /v1/signup': ({ body }) => {
      const identity = isRecord(body['identity']) ? body['identity'] : {};
      const profile = readInput(body['profile'] ?? {});
      const userName = text(identity, 'userName');
      const account = addAccount(state, {
        userName,
        email: profile.email ?? userName,
        password: text(identity, 'credentials'),
        profile,
      });
      return { ...issueSession(state, account), profile: profileOf(account), identities: [] };
    },
    'POST /v1/auth/login': ({ body }) => {
      const account = findByEmail(state, text(body, 'userName'));
      if (text(body, 'grantType') !== 'password' || account?.password !== text(body, 'credentials'))
        throw new Fault(401, '110010', 'Invalid username or password');
      if (account.mustReset) throw new Fault(403, '300037', 'The password must be reset');
      return issueSession(state, account);
    },
    'POST /v1/auth/token': ({ body }) => refresh(state, text(body, 'token')),
    'DELETE /v1/auth/token': (request) => {
      happen(state, readerOf(request), 'signed out', request.family);
      return done;
    },
    'POST /v1/auth/magiclink': ({ body }) => emailTo('magic', text(body, 'email')),
    'GET /v1/auth/magiclink/:token': (request) => {
      const account = spendSecret(state, 'magic', param(request));
      if (!account) throw new Fault(401, '100018', 'The link expired or was already used');
      happen(state, account, 'magic link opened');
      return issueSession(state, account);
    },

    'GET /v1/profile': (request) => profileOf(readerOf(request)),
    'PATCH /v1/profile': (request) => {
      const account = readerOf(request);
      const input = readInput(request.body);
      checkProfile(state, account, input);
      checkDisplayName(state, account, input);
      requestEmailChange(state, account, input.email ?? '', input.currentPassword);
      changeProfile(account, input);
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
      const reply = setPassword(account, text(request.body, 'newPassword'));
      happen(state, account, 'password changed', request.family);
      return reply;
    },
    'POST /v1/password/reset': ({ body }) => emailTo('reset', text(body, 'userName')),
    'PUT /v1/password/reset/:nonce': (request) => {
      const newPassword = text(request.body, 'newPassword');
      const owner = state.accounts.get(state.secrets.get(`reset:${param(request)}`) ?? '');
      if (!owner) throw nonceOver();
      const reply = setPassword(owner, newPassword);
      happen(state, owner, 'password reset');
      return reply;
    },
    'POST /v1/email/verify': ({ body }) => emailTo('verify', text(body, 'email')),
    'GET /v1/email/verify/:token': (request) => {
      if (confirmEmail(state, param(request))) return done;
      const account = spendSecret(state, 'verify', param(request));
      if (account) {
        happen(state, account, 'address verified');
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
      const account = readerOf(request);
      happen(state, account, 'deletion requested');
      sendSecret(state, 'anonymise', account);
      return done;
    },
    'PUT /v1/user/anonymize/approve/:id': (request) => {
      const account = ownRequest(request);
      happen(state, account, 'deleted');
      state.accounts.delete(account.uuid);
      return done;
    },
    'PUT /v1/user/anonymize/decline/:id': (request) => {
      happen(state, ownRequest(request), 'deletion declined');
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
  refuse(newPasswordFault(password));
  account.password = password;
  return { userName: account.email };
}
