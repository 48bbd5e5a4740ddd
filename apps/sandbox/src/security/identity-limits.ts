import { GUESSING, HOUR, QUARTER, rule, TEN_MINUTES, type RouteLimit } from './limit-rule.ts';

const IDENTITY = '/identity/public';
const EMAIL = { body: 'json', fields: ['email'] } as const;
const SIGN_IN_NAME = { body: 'json', fields: ['userName'], signIn: true } as const;
const WRONG_LOGIN = ['110010'];
const WRONG_PASSWORD = ['300040'];

/** Each call sends an e-mail. */
const EMAILS = [rule('account', 'calls', 10, QUARTER), rule('address', 'calls', 120, TEN_MINUTES)];

export const IDENTITY_LIMITS: readonly RouteLimit[] = [
  {
    name: 'login',
    method: 'POST',
    path: `${IDENTITY}/v1/auth/login`,
    account: SIGN_IN_NAME,
    rules: [
      rule('account at address', WRONG_LOGIN, 10, QUARTER),
      rule('account', WRONG_LOGIN, 100, QUARTER),
      rule('address', WRONG_LOGIN, 300, TEN_MINUTES),
    ],
  },
  {
    name: 'sign-up',
    method: 'POST',
    path: `${IDENTITY}/v1/signup`,
    rules: [rule('address', 'calls', 600, TEN_MINUTES)],
  },
  {
    name: 'refresh',
    method: 'POST',
    path: `${IDENTITY}/v1/auth/token`,
    rules: [rule('address', 'failures', 300, TEN_MINUTES)],
  },
  {
    name: 'magic link',
    method: 'POST',
    path: `${IDENTITY}/v1/auth/magiclink`,
    account: EMAIL,
    rules: EMAILS,
  },
  { name: 'magic link use', method: 'GET', path: `${IDENTITY}/v1/auth/magiclink/:token`, rules: GUESSING },
  {
    name: 'reset',
    method: 'POST',
    path: `${IDENTITY}/v1/password/reset`,
    account: SIGN_IN_NAME,
    rules: EMAILS,
  },
  { name: 'reset use', method: 'PUT', path: `${IDENTITY}/v1/password/reset/:nonce`, rules: GUESSING },
  {
    name: 'verification',
    method: 'POST',
    path: `${IDENTITY}/v1/email/verify`,
    account: EMAIL,
    rules: EMAILS,
  },
  { name: 'verification use', method: 'GET', path: `${IDENTITY}/v1/email/verify/:token`, rules: GUESSING },
  { name: 'e-mail change undone', method: 'PUT', path: `${IDENTITY}/v1/email/undo/:token`, rules: GUESSING },
  {
    name: 'password change',
    method: 'PUT',
    path: `${IDENTITY}/v1/password`,
    account: 'reader',
    rules: [rule('account', WRONG_PASSWORD, 10, QUARTER)],
  },
  // A new address gets an e-mail.
  {
    name: 'profile',
    method: 'PATCH',
    path: `${IDENTITY}/v1/profile`,
    account: 'reader',
    rules: [rule('account', 'calls', 200, TEN_MINUTES), rule('account', WRONG_PASSWORD, 10, QUARTER)],
  },
  // Every picture is decoded and encoded again.
  {
    name: 'avatar',
    method: 'PUT',
    path: `${IDENTITY}/v1/avatar`,
    account: 'reader',
    rules: [rule('account', 'calls', 10, HOUR), rule('address', 'calls', 60, TEN_MINUTES)],
  },
  {
    name: 'account deletion',
    method: 'DELETE',
    path: `${IDENTITY}/v1/user/anonymize`,
    account: 'reader',
    rules: [rule('account', 'calls', 10, HOUR)],
  },
  {
    name: 'login exists',
    method: 'POST',
    path: `${IDENTITY}/v1/swg/checkloginexists`,
    rules: [rule('address', 'calls', 60, TEN_MINUTES)],
  },
];
