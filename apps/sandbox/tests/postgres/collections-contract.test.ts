import { describeCollectionsContract } from '../../../../tests/contract/collections.ts';
import { openCollectionsWorld } from '../collections/open-collections.ts';
import { openPostgres } from './open-postgres.ts';

describeCollectionsContract('HTTP against the sandbox on a PostgreSQL server', async () =>
  openCollectionsWorld(await openPostgres()),
);
