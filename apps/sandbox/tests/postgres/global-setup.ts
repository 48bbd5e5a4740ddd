import type { TestProject } from 'vitest/node';
import { startPostgres } from '../postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL server of this run. */
    postgresUrl: string;
  }
}

/** One server for all tests of this folder. Each file makes its own database. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  provide('postgresUrl', server.url);
  return () => server.stop();
}
