import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../domain/errors/api-error.ts';
import { errorMessage } from '../../domain/errors/catalogue.ts';
import type { IdentityPort } from '../ports/identity.ts';
import type { SalesPort } from '../ports/sales.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { createHttpIdentity } from './identity.ts';
import { localEvents } from './identity/events.ts';
import { tokenUntil } from './local-server.fixture.ts';
import { createHttpSales } from './sales.ts';

const folder = join(process.env['ROTATIVA_FIXTURES'] ?? '../shared/fixtures', 'arc-api');
const READER = { uuid: 'r1', accessToken: tokenUntil(9e9), refreshToken: 'opaque' };
const LOGIN = { userName: 'ana@example.com', credentials: 'Clave1234' };

interface Services {
  identity: IdentityPort;
  sales: SalesPort;
}
const login = ({ identity }: Services) => identity.login(LOGIN);
const signUp = ({ identity }: Services) =>
  identity.signUp({ identity: LOGIN, profile: { email: 'ana@example.com' } });
const redeem = ({ identity }: Services) => identity.redeemMagicLink('t');
const requestLink = ({ identity }: Services) => identity.requestMagicLink({ email: 'ana@example.com' });
const newPassword = ({ identity }: Services) =>
  identity.updatePassword({ oldPassword: 'a', newPassword: 'b' });
const profile = ({ identity }: Services) => identity.profile();
const active = ({ sales }: Services) => sales.activeSubscriptions();
const entitlements = ({ sales }: Services) => sales.entitlements();

type Act = (services: Services) => Promise<unknown>;

/** The call that each real reply belongs to, and its outcome: success, or an error with that code. */
const REPLIES: readonly (readonly [file: string, act: Act, outcome: string])[] = [
  ['ios__v1_success_auth_login', login, 'success'],
  ['android__login_success_response', login, 'success'],
  ['ios__v1_success_auth_token', ({ identity }) => identity.extendSession(), 'success'],
  ['ios__v1_success_auth_magiclink', requestLink, 'success'],
  // A session without a refresh token is incomplete, so nothing is stored.
  ['ios__v1_success_auth_magiclink_nonce', redeem, 'badReply'],
  ['ios__v1_success_signup', signUp, 'success'],
  ['ios__v1_success_setup', signUp, 'success'],
  ['ios__v1_success_config', ({ identity }) => identity.config(), 'success'],
  ['ios__v1_success_profile', profile, 'success'],
  ['ios__v1_success_password', newPassword, 'success'],
  ['ios__v1_success_password_reset', ({ identity }) => identity.requestPasswordReset('ana'), 'success'],
  ['ios__v1_success_password_reset_nonce', ({ identity }) => identity.resetPassword('n', 'b'), 'success'],
  ['ios__v1_success_user_anonymize', ({ identity }) => identity.requestDeletion(), 'success'],
  [
    'ios__v1_success_user_anonymize_approve_nonce',
    ({ identity }) => identity.approveDeletion('n'),
    'success',
  ],
  [
    'ios__v1_success_user_anonymize_decline_nonce',
    ({ identity }) => identity.declineDeletion('n', 'no'),
    'success',
  ],
  ['android__sales_all_active_subscriptions', active, 'success'],
  ['android__sales_all_subscriptions', ({ sales }) => sales.allSubscriptions(), 'success'],
  ['android__sales_entitlements', entitlements, 'success'],
  ['android__entitlements_v1', entitlements, 'success'],
  ['ios__v1_success_entitlements', entitlements, 'success'],
  // The next version of the call has zones instead of products.
  ['ios__v2_success_entitlements', entitlements, 'badReply'],
  ['android__sales_zones', entitlements, 'badReply'],

  ['ios__v1_failure_auth_login', login, '300040'],
  ['android__login_error_response', login, '300040'],
  ['android__login_arc_error_response', login, '300040'],
  ['android__identity_error_response', login, '300041'],
  ['android__identity_exception_response', login, 'badReply'],
  ['ios__v1_failure_auth_magiclink', requestLink, '300040'],
  ['ios__v1_failure_auth_magiclink_nonce', redeem, '300040'],
  ['ios__v1_failure_config', ({ identity }) => identity.config(), '100011'],
  ['ios__v1_failure_password', newPassword, '300036'],
  ['ios__v1_failure_password_reset', ({ identity }) => identity.requestPasswordReset('ana'), '300301'],
  ['ios__v1_failure_password_reset_nonce', ({ identity }) => identity.resetPassword('n', 'b'), '300036'],
  ['ios__v1_failure_profile', profile, '100011'],
  ['ios__v1_failure_signup', signUp, '300009,300081'],
  ['ios__v1_failure_user_anonymize', ({ identity }) => identity.requestDeletion(), '300040'],
  ['ios__v1_failure_user_anonymize_approve_nonce', ({ identity }) => identity.approveDeletion('n'), '300040'],
  [
    'ios__v1_failure_user_anonymize_decline_nonce',
    ({ identity }) => identity.declineDeletion('n', 'no'),
    '300040',
  ],
  ['ios__v1_failure_paywall_active', entitlements, '300036'],
];

/** Rules that only the vendor's paywall script reads. None of our calls accepts them. */
const PAYWALL_RULES = [
  'android__active_rule',
  'android__paywall_active_rules',
  'android__paywall_rules',
  'ios__v1_success_active',
  'ios__v1_success_paywall_active',
  'ios__v2_success_paywall_active',
];

const read = (name: string): string =>
  // Published samples have trailing commas.
  readFileSync(join(folder, `arcxp-mobile-sdk-${name}.json`), 'utf8').replaceAll(/,(\s*[}\]])/g, '$1');

function open(reply: string): Services {
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const isBefore = String(input).endsWith('/config') && !reply.includes('pw') && !reply.includes('100011');
    return new Response(isBefore ? '{}' : reply);
  };
  const [events, storage, clock] = [localEvents(), createMemoryStorage(), { now: () => new Date() }];
  const origin = 'https://api.example';
  const identity = createHttpIdentity({ origin, storage, clock, events, fetch, log: () => undefined });
  identity.adopt(READER);
  return { identity, sales: createHttpSales({ origin, session: identity.session, events, fetch }) };
}

// Without the real replies (ROTATIVA_FIXTURES) the cases are reported as skipped.
describe.skipIf(!existsSync(folder))(
  'real replies of the vendor’s services, through the adapters (needs ROTATIVA_FIXTURES)',
  () => {
    it.each(REPLIES)('%s', async (file, act, wanted) => {
      const [outcome] = await Promise.allSettled([act(open(read(file)))]);
      if (outcome.status === 'fulfilled') return expect(wanted).toBe('success');
      expect(outcome.reason).toBeInstanceOf(ApiError);
      const error = outcome.reason as ApiError;
      expect(error.code).toBe(wanted);
      // The message for the reader is always Spanish, never the service's text.
      expect(errorMessage(error)).not.toContain(error.message);
    });

    it.each(PAYWALL_RULES)('%s is rejected by every call', async (file) => {
      const services = open(read(file));
      for (const act of [login, active, entitlements])
        await expect(act(services)).rejects.toMatchObject({ name: 'ApiError', code: 'badReply' });
    });

    it('each reply has a case', () => {
      const files = readdirSync(folder).filter((name) => name.startsWith('arcxp-mobile-sdk-'));
      const cases = [...REPLIES.map(([file]) => file), ...PAYWALL_RULES];
      expect(cases.map((name) => `arcxp-mobile-sdk-${name}.json`).toSorted()).toEqual(files.toSorted());
    });
  },
);
