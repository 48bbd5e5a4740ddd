import { meetsPolicy, VERY_COMMON } from 'rotativa/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../src/seed/readers.ts';
import { isCommonPassword } from '../../src/security/password-rule.ts';
import {
  openIdentity,
  OPEN_TIMEOUT_MS,
  OTHER_PASSWORD,
  PASSWORD,
  type IdentityApp,
} from './open-identity.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await openIdentity();
}, OPEN_TIMEOUT_MS);
afterAll(() => identity.close());

const COMMON = ['Password1', 'Qwerty123', 'Abcd1234', 'PASSW0rD'];
const refused = (reply: { status: number; body: Record<string, unknown> }) => {
  expect(reply).toMatchObject({ status: 400, body: { code: '300036' } });
  expect(reply.body['message']).toMatch(/most common/);
};

describe('one of the most common passwords', () => {
  it('is every one that the forms know', () => {
    for (const password of COMMON) expect(isCommonPassword(password)).toBe(true);
    const known = VERY_COMMON.filter((password) => !isCommonPassword(password));
    expect([VERY_COMMON.length > 100, known]).toEqual([true, []]);
  });

  it.each(COMMON)('%s meets the policy and is rejected at sign-up', async (credentials) => {
    expect(meetsPolicy(credentials)).toBe(true);
    const email = 'comun@correo.example';
    refused(
      await identity.call('POST', '/v1/signup', {
        identity: { userName: email, credentials },
        profile: { email },
      }),
    );
  });

  it('is rejected when a password is changed or reset', async () => {
    const { email, accessToken: token } = await identity.signUp();
    const change = { oldPassword: PASSWORD, newPassword: COMMON[0] };
    refused(await identity.call('PUT', '/v1/password', change, { token }));
    await identity.call('POST', '/v1/password/reset', { userName: email });
    const nonce = await identity.sentEmail('reset', email);
    refused(await identity.call('PUT', `/v1/password/reset/${nonce}`, { newPassword: COMMON[1] }));
    expect((await identity.login(email)).status).toBe(200);
  });

  it('is not used in tests and seed', () => {
    expect([PASSWORD, OTHER_PASSWORD, SEED_PASSWORD].filter(isCommonPassword)).toEqual([]);
  });
});
