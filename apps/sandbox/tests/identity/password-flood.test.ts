import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API, openIdentity, OPEN_TIMEOUT_MS, PASSWORD, type IdentityApp } from './open-identity.ts';

/** More than the largest share of the queue, which is 24. */
const FLOOD = 40;
/**
 * Of the flood: the two that run when another caller comes, one that begins beside it, and on a busy machine those that end
 * while the database answers who the other one is. It is half of the share: without turns of callers all of it comes first.
 */
const BEFORE_OTHERS = 12;

let identity: IdentityApp;
beforeAll(async () => {
  identity = await openIdentity();
}, OPEN_TIMEOUT_MS);
afterAll(() => identity.close());

const body = JSON.stringify({
  userName: 'lector@correo.example',
  credentials: PASSWORD,
  grantType: 'password',
});
const signIn = async (remoteAddress: string): Promise<number> => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const reply = await identity.app.request(`${API}/v1/auth/login`, init, {
    incoming: { socket: { remoteAddress } },
  });
  return reply.status;
};

it('A3 a flood of passwords makes another caller wait for what runs only, and has a share of the queue', async () => {
  let compared = 0;
  let refused = 0;
  let onRefusal!: () => void;
  const isFull = new Promise<void>((resolve) => (onRefusal = resolve));
  const flood = Array.from({ length: FLOOD }, async () => {
    const status = await signIn('203.0.113.1');
    if (status === 401) compared += 1;
    if (status !== 503) return;
    refused += 1;
    onRefusal();
  });
  await isFull;
  const other = signIn('198.51.100.1');
  // The database answers in the order of the questions: after this one, the other password waits in the queue.
  await identity.context.db.execute(sql`select 1`);
  const before = compared;
  expect(await other).toBe(401);
  expect(compared - before).toBeLessThanOrEqual(BEFORE_OTHERS);
  await Promise.all(flood);
  expect(compared + refused).toBe(FLOOD);
});
