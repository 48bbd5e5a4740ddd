import { afterAll, beforeAll, describe } from 'vitest';
import { describeAccounts } from './describe-accounts.ts';
import { describeDecidedByPostgres } from './describe-decided-by-postgres.ts';
import { describeEmailChange } from './describe-email-change.ts';
import { describeProfiles } from './describe-profiles.ts';
import { describeSessions } from './describe-sessions.ts';
import { describeSocial } from './describe-social.ts';
import { openIdentity, OPEN_TIMEOUT_MS, type IdentityApp } from './open-identity.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await openIdentity();
}, OPEN_TIMEOUT_MS);
afterAll(() => identity.close());

describe('identity on the embedded database', () => {
  describeDecidedByPostgres(() => identity);
  describeAccounts(() => identity);
  describeSessions(() => identity);
  describeProfiles(() => identity);
  describeEmailChange(() => identity);
  describeSocial(() => identity);
});
