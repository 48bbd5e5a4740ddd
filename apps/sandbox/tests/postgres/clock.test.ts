import { afterEach, expect, inject, it, vi } from 'vitest';
import { importJson } from '../../src/import/import-json.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox.ts';
import { siteOf } from '../../src/sites.ts';
import { freshDatabase } from '../postgres-server.ts';
import { SILENT, testConfig } from '../open-app.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const HOUR_MS = 3_600_000;
const TOLERANCE_MS = 60_000;

afterEach(() => void vi.useRealTimers());

const statusOf = async ({ app }: Sandbox, path: string): Promise<number> => {
  const query = encodeURIComponent(JSON.stringify({ website_url: path }));
  return (await app.request(`/content/v1/story-by-url?_website=semanario&query=${query}`)).status;
};

it.each([-6, 6])(
  'a process whose machine is %i hours wrong publishes what the others publish',
  { timeout: 60_000 },
  async (hours) => {
    const real = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: real + hours * HOUR_MS });
    const sandbox = await createSandbox({
      env: {},
      log: SILENT,
      seeders: [],
      config: testConfig(await temporaryFolder(), {
        databaseUrl: await freshDatabase(inject('postgresUrl')),
      }),
    });
    const publish = (id: string, at: number) => {
      const story = {
        ...{ _id: id, type: 'story', canonical_url: `/${id}/`, headlines: { basic: id } },
        publish_date: new Date(at).toISOString(),
      };
      return importJson(story, {
        db: sandbox.context.db,
        site: siteOf('weekly'),
        now: sandbox.context.clock(),
      });
    };
    await publish('past', real - HOUR_MS);
    await publish('future', real + HOUR_MS);
    expect([await statusOf(sandbox, '/past/'), await statusOf(sandbox, '/future/')]).toEqual([200, 404]);
    const told = Date.parse((await sandbox.app.request('/health')).headers.get('Date') ?? '');
    expect(Math.abs(told - real)).toBeLessThan(TOLERANCE_MS);
    await sandbox.close();
  },
);
