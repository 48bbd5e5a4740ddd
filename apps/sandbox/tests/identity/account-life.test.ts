import { afterAll, beforeAll, describe } from 'vitest';
import { describeAccountLife, describeLinkedTakeover, describeTakeovers } from './describe-account-life.ts';
import { openIdentity, OPEN_TIMEOUT_MS, type IdentityApp } from './open-identity.ts';

describe.each(['development', 'production'] as const)('accounts in %s', (mode) => {
  let identity: IdentityApp;
  beforeAll(async () => {
    identity = await openIdentity(undefined, { mode });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => identity.close());

  describeTakeovers(() => identity);
  if (mode === 'development') {
    describeAccountLife(() => identity);
    describeLinkedTakeover(() => identity);
  }
});
