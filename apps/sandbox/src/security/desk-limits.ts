import { QUARTER, rule, TEN_MINUTES, type RouteLimit } from './limit-rule.ts';

const WRONG = ['wrong_credentials'];

/** Staff sign in as readers do, under the same limits. Their other calls need a session. */
export const DESK_LIMITS: readonly RouteLimit[] = [
  {
    name: 'staff login',
    method: 'POST',
    path: '/desk/v1/session',
    account: { body: 'json', fields: ['email'] },
    code: 'too_many',
    rules: [
      rule('account at address', WRONG, 10, QUARTER),
      rule('account', WRONG, 100, QUARTER),
      rule('address', WRONG, 300, TEN_MINUTES),
    ],
  },
  ...['read', 'accept'].map((call): RouteLimit => ({
    name: `staff invitation ${call}`,
    method: 'POST',
    path: `/desk/v1/invitation/${call}`,
    code: 'too_many',
    rules: [rule('address', ['unknown_invitation'], 60, TEN_MINUTES)],
  })),
];
