import { expect, it } from 'vitest';
import type { RouteLimit } from '../src/security/limit-rule.ts';
import { LIMITS } from '../src/security/limits.ts';

const IDENTITY = '/identity/public/v1';
const SALES = '/sales/public/v1';

const GUESSES = '60 failures of address in 10 min';
const EMAILS = '10 calls of account in 15 min, 120 calls of address in 10 min';
const CARDS =
  '10 300170/30167a of account in 15 min, 100 300170/30167a of address in 15 min, 300 calls of account in 10 min';
const REDEEMING = `20 invalid_redeem_code of account in 15 min, ${GUESSES}`;
const SIGN_IN = (code: string): string =>
  `10 ${code} of account at address in 15 min, 100 ${code} of account in 15 min, 300 ${code} of address in 10 min`;

/** Every limit is a decision: a change of one is a change here. In brackets, what names the account. */
const DECIDED: Readonly<Record<string, string>> = {
  [`POST ${IDENTITY}/auth/login (json userName)`]: SIGN_IN('110010'),
  [`POST ${IDENTITY}/signup`]: '600 calls of address in 10 min',
  [`POST ${IDENTITY}/auth/token`]: '300 failures of address in 10 min',
  [`POST ${IDENTITY}/auth/magiclink (json email)`]: EMAILS,
  [`GET ${IDENTITY}/auth/magiclink/:token`]: GUESSES,
  [`POST ${IDENTITY}/password/reset (json userName)`]: EMAILS,
  [`PUT ${IDENTITY}/password/reset/:nonce`]: GUESSES,
  [`POST ${IDENTITY}/email/verify (json email)`]: EMAILS,
  [`GET ${IDENTITY}/email/verify/:token`]: GUESSES,
  [`PUT ${IDENTITY}/email/undo/:token`]: GUESSES,
  [`PUT ${IDENTITY}/password (reader)`]: '10 300040 of account in 15 min',
  [`PATCH ${IDENTITY}/profile (reader)`]: '200 calls of account in 10 min, 10 300040 of account in 15 min',
  [`PUT ${IDENTITY}/avatar (reader)`]: '10 calls of account in 60 min, 60 calls of address in 10 min',
  [`DELETE ${IDENTITY}/user/anonymize (reader)`]: '10 calls of account in 60 min',
  [`POST ${IDENTITY}/swg/checkloginexists`]: '60 calls of address in 10 min',
  [`POST ${SALES}/swg/loginexists`]: '60 calls of address in 10 min',
  [`POST ${SALES}/cart/item`]: '1200 calls of address in 10 min',
  [`POST ${SALES}/checkout/order (reader)`]: '100 calls of account in 10 min, 600 calls of address in 10 min',
  [`GET ${SALES}/checkout/order/:order/payment/:method (reader)`]:
    '300 calls of account in 10 min, 900 calls of address in 10 min',
  [`PUT ${SALES}/checkout/order/:order/payment/:method (reader)`]: CARDS,
  [`PUT ${SALES}/checkout/3ds/order/:order/payment/:method (reader)`]: CARDS,
  [`PUT ${SALES}/paymentmethod/:id/provider/:provider/finalize (reader)`]: CARDS,
  [`PUT ${SALES}/paymentmethod/:id/provider/:provider/finalize3ds (reader)`]: CARDS,
  'POST /gateway/v1/tokens': '60 failures of address in 15 min, 600 calls of address in 10 min',
  [`PUT ${SALES}/subscription/:id/share (reader)`]: '60 calls of account in 60 min',
  [`POST ${SALES}/subscription/redeem (reader)`]: REDEEMING,
  [`PUT ${SALES}/subscription/gift/:code (reader)`]: '60 calls of account in 60 min',
  [`POST ${SALES}/subscription/gift/redeem (reader)`]: REDEEMING,
  'POST /wolkvox/report (form email)': '5 calls of account in 60 min',
  'POST /icommkt/subscribe-user (json email)': '10 calls of account in 60 min',
  'POST /forums/v1/registrations (json email)': '10 calls of account in 60 min',
  'POST /autogestion/reset_password_out (form email,userName)': '10 calls of account in 15 min',
  'POST /content/v1/live/posts': '600 calls of address in 10 min',
  'PATCH /content/v1/live/posts/:id': '600 calls of address in 10 min',
  'DELETE /content/v1/live/posts/:id': '600 calls of address in 10 min',
  'PATCH /content/v1/live': '600 calls of address in 10 min',
  'POST /measuring/v1/events': '6000 calls of address in 10 min',
  'POST /desk/v1/session (json email)': SIGN_IN('wrong_credentials'),
  'POST /desk/v1/invitation/read': '60 unknown_invitation of address in 10 min',
  'POST /desk/v1/invitation/accept': '60 unknown_invitation of address in 10 min',
};

const callOf = ({ method, path, account }: RouteLimit): string => {
  if (account === undefined) return `${method} ${path}`;
  const named = account === 'reader' ? account : `${account.body} ${account.fields.join()}`;
  return `${method} ${path} (${named})`;
};

const rulesOf = ({ rules }: RouteLimit): string =>
  rules
    .map(({ scope, counts, max, windowSeconds }) => {
      const counted = typeof counts === 'string' ? counts : counts.join('/');
      return `${max} ${counted} of ${scope} in ${windowSeconds / 60} min`;
    })
    .join(', ');

it('the limits of routes are those that were decided', () => {
  expect(Object.fromEntries(LIMITS.map((route) => [callOf(route), rulesOf(route)]))).toEqual(DECIDED);
});
