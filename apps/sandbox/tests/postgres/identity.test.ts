import { afterAll, beforeAll, describe } from 'vitest';
import { EVERYTHING } from '../../../../tests/support/everything.ts';
import { describeAccounts } from '../identity/describe-accounts.ts';
import { describeDecidedByPostgres } from '../identity/describe-decided-by-postgres.ts';
import { describeEmailChange } from '../identity/describe-email-change.ts';
import { describeProfiles } from '../identity/describe-profiles.ts';
import { describeSessions } from '../identity/describe-sessions.ts';
import { describeSocial } from '../identity/describe-social.ts';
import { openIdentity, OPEN_TIMEOUT_MS, type IdentityApp } from '../identity/open-identity.ts';
import { openPostgres } from './open-postgres.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await openIdentity(await openPostgres());
}, OPEN_TIMEOUT_MS);
afterAll(() => identity.close());

describe('identity on a PostgreSQL server', () => {
  describeDecidedByPostgres(() => identity);
});

// The result of these is the same on every PostgreSQL. The gate runs them on the embedded one.
describe.runIf(EVERYTHING)('identity on a PostgreSQL server (the rest of it: TESTS=all)', () => {
  describeAccounts(() => identity);
  describeSessions(() => identity);
  describeProfiles(() => identity);
  describeEmailChange(() => identity);
  describeSocial(() => identity);
});
