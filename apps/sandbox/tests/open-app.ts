import { join } from 'node:path';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import { readConfig, type Config } from '../src/config.ts';
import type { AppContext } from '../src/context.ts';
import type { OpenDatabase } from '../src/db/database.ts';
import { createContentSeeder } from '../src/seed/content-seeder.ts';
import type { SeedContent } from '../src/seed/content-types.ts';
import { refreshSeed } from '../src/seed/state.ts';
import { openPrepared } from './open-prepared.ts';
import { CLOCK, SAMPLE } from './sample-content.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const SILENT = pino({ level: 'silent' });

/** With this token callers get complete locked documents. */
export const CONTENT_TOKEN = 'content-token-of-the-tests';

export const testConfig = (folder: string, over: Partial<Config> = {}): Config => ({
  ...readConfig({}),
  cacheDir: folder,
  dataDir: 'memory',
  picturesDir: join(folder, 'pictures'),
  port: 0,
  contentToken: CONTENT_TOKEN,
  ...over,
});

export const seederOf = (content: SeedContent) => createContentSeeder(async () => content);

export interface TestApp {
  readonly app: Hono;
  readonly context: AppContext;
  /** A source's reply to a site's server, with its HTTP status. */
  ask(
    source: string,
    query?: object,
    website?: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Answer; headers: Headers }>;
  close(): Promise<void>;
}

/** A reply of any source, with loose types. */
export interface Answer {
  readonly [key: string]: unknown;
  readonly content_elements: readonly { readonly [key: string]: unknown }[];
  readonly count: number;
  readonly next?: number;
  readonly previous?: number;
  readonly code?: string;
  readonly message?: string;
}

/** An app with a migrated database and the given content: in memory, or in the given database. */
export async function openApp(content: SeedContent = SAMPLE, database?: OpenDatabase): Promise<TestApp> {
  const config = testConfig(await temporaryFolder());
  const open = database ?? (await openPrepared([], CLOCK, config));
  await open.migrate();
  await refreshSeed(open.db, {
    seeders: [seederOf(content)],
    hash: 'test',
    now: CLOCK,
    exact: true,
    config,
  });
  const context: AppContext = { db: open.db, config, log: SILENT, clock: () => CLOCK };
  const app = createApp(context);
  return {
    app,
    context,
    ask: async (
      source,
      query = {},
      website = 'semanario',
      headers = { authorization: `Bearer ${CONTENT_TOKEN}` },
    ) => {
      const search = new URLSearchParams({ query: JSON.stringify(query), _website: website });
      const reply = await app.request(`/content/v1/${source}?${search.toString()}`, { headers });
      return { status: reply.status, body: (await reply.json()) as Answer, headers: reply.headers };
    },
    close: () => open.close(),
  };
}
