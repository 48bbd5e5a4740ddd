import { afterAll, expect, it, vi } from 'vitest';

const slow = vi.hoisted(() => ({ gates: [] as (() => void)[], running: 0, most: 0 }));
vi.mock('@node-rs/argon2', () => {
  const work = async <T>(result: T): Promise<T> => {
    slow.most = Math.max(slow.most, ++slow.running);
    await new Promise<void>((resolve) => slow.gates.push(resolve));
    slow.running -= 1;
    return result;
  };
  return { hash: () => work('digest'), verify: () => work(true) };
});

// Files of a worker share its modules: those with the slow digest are for this file alone.
vi.resetModules();
const { hashPassword, verifyPassword } = await import('../src/security/passwords.ts');
const { QueueFullError } = await import('../src/jobs/work-queue.ts');
afterAll(() => {
  vi.resetModules();
});

async function finish<T>(all: Promise<T>): Promise<T> {
  let over = false;
  const watched = all.finally(() => (over = true));
  while (!over) {
    for (const open of slow.gates.splice(0)) open();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return watched;
}

it('a flood of passwords is hashed two at a time, with a bounded number waiting', async () => {
  // The first comparison also makes the digest for unknown accounts.
  await finish(verifyPassword('digest', 'x'));
  slow.most = 0;
  const flood = Array.from({ length: 500 }, (_none, n) =>
    n % 2 === 0 ? hashPassword('x') : verifyPassword('digest', 'x'),
  );
  const settled = await finish(Promise.allSettled<unknown>(flood));
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(slow.most).toBe(2);
  expect(refused).toHaveLength(500 - 402);
  for (const one of refused) expect((one as PromiseRejectedResult).reason).toBeInstanceOf(QueueFullError);
});
