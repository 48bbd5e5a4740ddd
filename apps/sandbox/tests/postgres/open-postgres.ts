import { inject } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { openServer } from '../../src/db/server.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { freshDatabase } from '../postgres-server.ts';

/** The address of a new, empty database on this run's server. */
export const newDatabase = (): Promise<string> => freshDatabase(inject('postgresUrl'));

/** A new, empty database. An error of an idle connection fails the run. */
export async function openPostgres(url?: string): Promise<OpenDatabase> {
  const open = await openServer(url ?? (await newDatabase()), (error) => {
    throw error;
  });
  return oneAtATime(open);
}
