import { expect, it, vi } from 'vitest';
import { pino } from 'pino';
import { contentRoutes } from '../src/content/routes.ts';
import { readConfig } from '../src/config.ts';
import type { AppContext } from '../src/context.ts';
import type { Database } from '../src/db/database.ts';
import { Hono } from 'hono';
import { errorHandler } from '../src/http/errors.ts';

it('queries beyond the queue are refused at once, and all are answered afterwards', async () => {
  const held: (() => void)[] = [];
  let holding = true;
  /** A database that answers when the test lets it. */
  const rows = {
    from: () => ({
      where: () =>
        new Promise<object[]>((resolve) => {
          const go = (): void => resolve([{ tree: { _id: 'menu' } }]);
          if (holding) held.push(go);
          else go();
        }),
    }),
  };
  const warn = vi.fn();
  const log = Object.assign(pino({ level: 'silent' }), { warn });
  const config = {
    ...readConfig({
      SANDBOX_DATA: 'memory',
      CONTENT_AT_ONCE: '2',
      CONTENT_WAITING: '3',
      CONTENT_WAIT_MS: '60000',
    }),
  };
  const context: AppContext = {
    db: { select: () => rows } as unknown as Database,
    config,
    log,
    clock: () => new Date(),
  };
  const app = new Hono().route('/content/v1', contentRoutes(context));
  app.onError(errorHandler(log));
  const ask = () => app.request('/content/v1/navigation-api?_website=semanario&query={"queryString":"menu"}');
  const answers = Array.from({ length: 40 }, ask);
  const refused = await Promise.all(answers.slice(5));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(refused[0]!.headers.get('Retry-After')).toBe('1');
  expect(await refused[0]!.json()).toMatchObject({ code: 'busy' });
  expect(held).toHaveLength(2);
  holding = false;
  for (const go of held) go();
  const waited = await Promise.all(answers.slice(0, 5));
  expect(waited.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await ask()).status).toBe(200);
  expect(warn).toHaveBeenCalledTimes(1);
});
