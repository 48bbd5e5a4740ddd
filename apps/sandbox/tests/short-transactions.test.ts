import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../src/security/passwords.ts';
import { openApp, type TestApp } from './open-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openApp();
});
afterAll(() => test.close());

it.each<[string, () => Promise<unknown>]>([
  ['a new password', () => hashPassword('Cordillera7')],
  ['a typed password', () => verifyPassword(null, 'Cordillera7')],
  ['another server', () => fetch('http://127.0.0.1:9/')],
])('no transaction waits for %s: the tests of the sandbox refuse it', async (_what, slow) => {
  await expect(test.context.db.transaction(slow)).rejects.toThrow(/in an open transaction/);
});
