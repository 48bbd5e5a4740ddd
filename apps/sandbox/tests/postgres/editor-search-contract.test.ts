import { describeEditorSearchContract } from '../../../../tests/contract/editor-search.ts';
import { openSearch } from '../desk-search/open-search.ts';
import { openPostgres } from './open-postgres.ts';

describeEditorSearchContract('HTTP against the sandbox on a PostgreSQL server', async () =>
  openSearch(await openPostgres()),
);
