import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { openServer } from '../../src/db/server.ts';
import type { HttpError } from '../../src/http/errors.ts';
import { limit } from '../../src/security/rate-limit.ts';
import { newDatabase } from './open-postgres.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

let processes: OpenDatabase[];
beforeAll(async () => {
  const url = await newDatabase();
  const open = () => openServer(url, (error) => expect.fail(error.message));
  processes = [await open(), await open()];
  await processes[0]!.migrate();
});
afterAll(() => Promise.all(processes.map((server) => server.close())));

it('two processes allow together what one does', async () => {
  const wanted = { name: 'test', subject: 'ana@example.com', max: 10, windowSeconds: 60 };
  const contexts = processes.map(
    ({ db }) =>
      ({ db, clock: () => NOW, config: { limitFactor: 1 } }) as Pick<AppContext, 'db' | 'clock' | 'config'>,
  );
  const calls = Array.from({ length: 40 }, (_, at) => limit(contexts[at % 2]!, wanted));
  const answers = await Promise.allSettled(calls);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  for (const answer of answers)
    if (answer.status === 'rejected') expect((answer.reason as HttpError).status).toBe(429);
});
