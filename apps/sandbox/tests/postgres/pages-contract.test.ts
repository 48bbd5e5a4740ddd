import { describePagesContract } from '../../../../tests/contract/pages.ts';
import { openWorld } from '../pages/open-pages.ts';
import { openPostgres } from './open-postgres.ts';

describePagesContract('HTTP against the sandbox on a PostgreSQL server', async () =>
  openWorld(await openPostgres()),
);
