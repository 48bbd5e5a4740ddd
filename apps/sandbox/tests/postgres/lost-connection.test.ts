import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer } from '../../src/db/server.ts';
import { openIdentity, OPEN_TIMEOUT_MS, type IdentityApp } from '../identity/open-identity.ts';
import { newDatabase } from './open-postgres.ts';

const WAIT_MS = 10_000;

let identity: IdentityApp;
let holder: pg.Client;
const idle: string[] = [];
beforeAll(async () => {
  const url = await newDatabase();
  identity = await openIdentity(await openServer(url, ({ message }) => void idle.push(message)));
  holder = new pg.Client({ connectionString: url });
  await holder.connect();
}, OPEN_TIMEOUT_MS);
afterAll(async () => {
  await holder.end();
  await identity.close();
});

/** Ends the connections that wait for a lock, as a restart of the server does. */
async function endWaiting(): Promise<number> {
  for (let waited = 0; waited < WAIT_MS; waited += 20) {
    const { rows } = await holder.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return rows.length;
    await delay(20);
  }
  return 0;
}

it('a connection that ends within a transaction is a 503, and the next call has another', async () => {
  const { accessToken: token, uuid } = await identity.signUp();
  const patch = () => identity.call('PATCH', '/v1/profile', { firstName: 'Renata' }, { token });
  await holder.query('begin');
  await holder.query('select from readers where uuid = $1 for update', [uuid]);
  const call = patch();
  expect(await endWaiting()).toBe(1);
  const reply = await call;
  expect([reply.status, reply.body['code'], reply.headers.get('retry-after')]).toEqual([
    503,
    'database_unavailable',
    '5',
  ]);
  await holder.query('rollback');
  expect(await patch()).toMatchObject({ status: 200, body: { firstName: 'Renata' } });
});

it('connections that end while nothing runs are replaced', async () => {
  const { accessToken: token } = await identity.signUp();
  await holder.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  for (let waited = 0; waited < WAIT_MS && idle.length === 0; waited += 20) await delay(20);
  expect(await identity.call('GET', '/v1/profile', undefined, { token })).toMatchObject({ status: 200 });
});
