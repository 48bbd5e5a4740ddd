import { expect, inject, it } from 'vitest';
import { importJson } from '../../src/import/import-json.ts';
import { createSandbox } from '../../src/sandbox.ts';
import { siteOf } from '../../src/sites.ts';
import { seederOf, SILENT, testConfig } from '../open-app.ts';
import { CLOCK, SAMPLE } from '../sample-content.ts';
import { newDatabase, openPostgres } from './open-postgres.ts';
import { temporaryFolder } from '../temporary-folder.ts';

it('two processes that start at the same time migrate and seed it once', { timeout: 60_000 }, async () => {
  const folder = await temporaryFolder();
  const databaseUrl = await newDatabase();
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
  const url = inject('postgresUrl').replace('postgres:postgres@', 'postgres:wrong@');
  await expect(openPostgres(url)).rejects.toThrow('cannot be used');
});
