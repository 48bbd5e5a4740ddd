import { afterAll, beforeAll, describe } from 'vitest';
import { openServer } from '../../src/db/server.ts';
import { freshDatabase, startPostgres } from '../postgres-server.ts';
import { describeAccounts } from './describe-accounts.ts';
import { describeEmailChange } from './describe-email-change.ts';
import { describeProfiles } from './describe-profiles.ts';
import { describeSessions } from './describe-sessions.ts';
import { describeSocial } from './describe-social.ts';
import { openIdentity, OPEN_TIMEOUT_MS, type IdentityApp } from './open-identity.ts';

const server = await startPostgres();
if (server.missing !== undefined) console.warn(`No PostgreSQL server on this machine: ${server.missing}`);

let identity: IdentityApp;
describe.skipIf(server.missing !== undefined)(
  'identity on a PostgreSQL server (needs a PostgreSQL server)',
  () => {
    beforeAll(async () => {
      const database = await openServer(await freshDatabase(server.url ?? ''), (error) => {
        throw error;
      });
      identity = await openIdentity(database);
    }, OPEN_TIMEOUT_MS);
    afterAll(async () => {
      await identity.close();
      if (server.missing === undefined) await server.stop();
    });

    describeAccounts(() => identity);
    describeSessions(() => identity);
    describeProfiles(() => identity);
    describeEmailChange(() => identity);
    describeSocial(() => identity);
  },
);
