import { afterAll, describe, expect, it } from 'vitest';
import { openServer } from '../src/db/server.ts';
import { importJson } from '../src/import/import-json.ts';
import { createSandbox } from '../src/sandbox.ts';
import { siteOf } from '../src/sites.ts';
import { describeSources } from './describe-sources.ts';
import { openApp, seederOf, SILENT, temporaryFolder, testConfig } from './open-app.ts';
import { freshDatabase, startPostgres } from './postgres-server.ts';
import { CLOCK, SAMPLE } from './sample-content.ts';

const server = await startPostgres();
if (server.missing !== undefined) console.warn(`No PostgreSQL server on this machine: ${server.missing}`);
afterAll(() => (server.missing === undefined ? server.stop() : undefined));

describe.skipIf(server.missing !== undefined)('on a PostgreSQL server', () => {
  const url = server.url ?? '';
  const failOnIdle = (error: Error) => {
    throw error;
  };

  describeSources('a PostgreSQL server', async () =>
    openApp(SAMPLE, await openServer(await freshDatabase(url), failOnIdle)),
  );

  it('two processes that start at the same time migrate and seed it once', { timeout: 60_000 }, async () => {
    const folder = await temporaryFolder();
    const databaseUrl = await freshDatabase(url);
    const start = () =>
      createSandbox({
        env: {},
        log: SILENT,
        seeders: [seederOf(SAMPLE)],
        clock: () => CLOCK,
        config: testConfig(folder, { databaseUrl }),
      });
    const both = await Promise.all([start(), start()]);
    const [one, other] = both;
    const story = { _id: 'P1', type: 'story', canonical_url: '/p/1/', headlines: { basic: 'Compartida' } };
    await importJson(story, { db: one.context.db, site: siteOf('weekly'), now: CLOCK });
    const reply = await other.app.request(
      `/content/v1/story-by-url?_website=semanario&query=${encodeURIComponent('{"website_url":"/p/1/"}')}`,
    );
    expect(await reply.json()).toMatchObject({ _id: 'P1' });
    await Promise.all(both.map((sandbox) => sandbox.close()));
  });

  it('a server that rejects the connection is a clear error', async () => {
    await expect(
      openServer(url.replace('postgres:postgres@', 'postgres:wrong@'), failOnIdle),
    ).rejects.toThrow();
  });
});
