import { describeSources } from '../describe-sources.ts';
import { openApp } from '../open-app.ts';
import { SAMPLE } from '../sample-content.ts';
import { openPostgres } from './open-postgres.ts';

describeSources('a PostgreSQL server', async () => openApp(SAMPLE, await openPostgres()));
