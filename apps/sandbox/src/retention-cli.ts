import { parseArgs } from 'node:util';
import { RETENTION_NAMES } from '../../shared/retention.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { createLogger } from './logger.ts';
import { applyRetention, countRetention } from './retention/apply.ts';

/** `npm run retention`: ends personal data that are older than the configuration says; with `--dry-run` it only counts. */
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const dryRun = values['dry-run'];
const config = readConfig(process.env);
const log = createLogger(config.logLevel);
const database = await openDatabase({ config, log });
try {
  const now = database.now();
  const context = { db: database.db, config, log, clock: () => now };
  const counts = await (dryRun ? countRetention(context) : applyRetention(context));
  if (counts === undefined) process.stdout.write('Another process is at work. Nothing more was done.\n');
  else
    for (const name of RETENTION_NAMES)
      process.stdout.write(
        `${name}: ${counts[name] ?? 0} ${dryRun ? 'are' : 'were'} older than ${config.retention[name]} days\n`,
      );
} finally {
  await database.close();
}
