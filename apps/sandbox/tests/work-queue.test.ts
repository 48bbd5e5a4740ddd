import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { errorHandler } from '../src/http/errors.ts';
import { Lanes, LeftError, QueueFullError, WorkQueue } from '../src/jobs/work-queue.ts';
import fc from '../../../tests/support/fuzz.ts';
import { SILENT } from './open-app.ts';
import { slowWork } from './slow-work.ts';

describe('a queue for expensive work', () => {
  it('limits running and waiting jobs, and runs one per key', async () => {
    const { state, job, finish } = slowWork();
    const queue = new WorkQueue<number>({ concurrency: 2, waiting: 2 });
    const results = ['a', 'b', 'a', 'c', 'd'].map((key) => queue.run(key, job));
    await expect(queue.run('e', job)).rejects.toThrow(QueueFullError);
    await finish(Promise.all(results));
    expect(state).toEqual({ running: 0, most: 2, runs: 4 });
  });

  it('begins no job that all who asked for it have left, and gives its place back', async () => {
    const { state, job, finish } = slowWork();
    const queue = new WorkQueue<number>({ concurrency: 1, waiting: 2 });
    const [one, other] = [new AbortController(), new AbortController()];
    const first = queue.run('runs', job, undefined, one.signal);
    const left = queue.run('left', job, undefined, one.signal);
    const shared = ['shared', 'shared'].map((key, at) =>
      queue.run(key, job, undefined, [one, other][at]!.signal),
    );
    one.abort();
    await expect(left).rejects.toThrow(LeftError);
    await expect(queue.run('late', job, undefined, one.signal)).rejects.toThrow(LeftError);
    const next = queue.run('next', job);
    expect(await finish(Promise.all([first, ...shared, next]))).toEqual([1, 2, 2, 3]);
    expect(state.runs).toBe(3);
  });

  it('leaves room for others when one caller floods it', async () => {
    const { state, job, finish } = slowWork();
    const queue = new WorkQueue<number>({ concurrency: 1, waiting: 200, perCaller: 4 });
    const flood = Array.from({ length: 150 }, (_none, n) => queue.run(`flood ${n}`, job, 'one'));
    const settled = Promise.allSettled(flood);
    const other = queue.run('other', job, 'two');
    await finish(other);
    // Only the one that ran came before, and one began when it ended.
    expect(state.runs).toBe(3);
    await finish(settled);
    expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    // The places are given back.
    const again = queue.run('again', job, 'one');
    await finish(again);
    await expect(again).resolves.toBe(6);
  });

  it('gives callers turns, and a caller its jobs in order', async () => {
    const { job, finish } = slowWork();
    const queue = new WorkQueue<number>({ concurrency: 1, waiting: 20 });
    const order: string[] = [];
    const ask = (key: string, caller?: string) =>
      queue.run(
        key,
        () => {
          order.push(key);
          return job();
        },
        caller,
      );
    const calls = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((key) => ask(key, key[0]));
    await finish(Promise.all([...calls, ask('nobody')]));
    expect(order).toEqual(['a1', 'b1', 'c1', 'nobody', 'a2', 'b2', 'a3', 'a4']);
  });

  it('begins a job in the first turn of any caller who has asked for it', async () => {
    const { state, job, finish } = slowWork();
    const queue = new WorkQueue<number>({ concurrency: 1, waiting: 20, perCaller: 16 });
    const flood = Promise.all(Array.from({ length: 16 }, (_none, n) => queue.run(`flood ${n}`, job, 'one')));
    const joined = queue.run('flood 15', job, 'two');
    await finish(joined);
    // The running one came before, and one began when it ended.
    expect(state.runs).toBe(3);
    await finish(flood);
    expect(state.runs).toBe(16);
  });

  it('does not let callers who come again at once pass one who waits', async () => {
    const { state, job, finish } = slowWork();
    const queue = new WorkQueue<number>({ concurrency: 1, waiting: 20 });
    let over = false;
    const comesAgain = async (name: string) => {
      for (let n = 0; !over; n += 1) await queue.run(`${name} ${n}`, job, name);
    };
    const busy = ['one', 'two', 'three'].map(comesAgain);
    // Pictures of a site have no caller's name.
    const waits = Promise.all(['p', 'q', 'r', 's'].map((key) => queue.run(key, job))).then(
      () => (over = true),
    );
    await finish(Promise.race([waits, expect.poll(() => state.runs).toBeGreaterThan(100)]));
    // A round has a turn of each.
    expect(over && state.runs <= 4 * 4 + 2).toBe(true);
    over = true;
    await finish(Promise.all(busy));
  });

  it('gives each other caller one turn at most before one who waits, in whatever order they come', async () => {
    const call = { weight: 5, arbitrary: fc.nat(4).map(String) };
    const end = { weight: 4, arbitrary: fc.constant('end') };
    const steps = fc.array(fc.oneof(call, end), { minLength: 20, maxLength: 90 });
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 3 }), async (done, concurrency) => {
        const queue = new WorkQueue<void>({ concurrency, waiting: 100 });
        const ends: (() => void)[] = [];
        const held: Record<string, number> = {};
        const running: Record<string, number> = {};
        /** Of each caller who waits and has nothing that runs: the turns of others since. */
        const since = new Map<string, string[]>();
        const all: Promise<void>[] = [];
        const add = (counts: Record<string, number>, caller: string, change: number) =>
          (counts[caller] = (counts[caller] ?? 0) + change);
        const jobOf = (caller: string) => async () => {
          add(running, caller, 1);
          for (const turns of since.values()) turns.push(caller);
          await new Promise<void>((resolve) => ends.push(resolve));
          add(running, caller, -1);
          add(held, caller, -1);
        };
        for (const [at, step] of done.entries()) {
          if (step === 'end') ends.shift()?.();
          else {
            add(held, step, 1);
            all.push(queue.run(`${at}`, jobOf(step), step));
          }
          await new Promise((resolve) => setImmediate(resolve));
          for (const caller of Object.keys(held)) {
            if (!held[caller] || running[caller]) since.delete(caller);
            else if (!since.has(caller)) since.set(caller, []);
          }
          for (const turns of since.values()) expect(turns).toEqual([...new Set(turns)]);
        }
        let over = false;
        void Promise.all(all).then(() => (over = true));
        while (!over) {
          ends.shift()?.();
          await new Promise((resolve) => setImmediate(resolve));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('shares the places of its lanes with other queues, and leaves none held', async () => {
    const { state, job, finish } = slowWork();
    const lanes = new Lanes(2);
    const queues = Array.from(
      { length: 5 },
      () => new WorkQueue<number>({ concurrency: 2, waiting: 9, lanes }),
    );
    const all = queues.flatMap((queue) => ['a', 'b', 'c'].map((key) => queue.run(key, job)));
    await finish(Promise.all(all));
    expect(state).toEqual({ running: 0, most: 2, runs: 15 });
    const failed = lanes.run(() => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    await finish(Promise.all([lanes.run(job), lanes.run(job)]));
  });

  it('continues after a failure', async () => {
    const queue = new WorkQueue<number>({ concurrency: 1, waiting: 5 });
    const failed = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('b', async () => 2);
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe(2);
    expect(await queue.run('a', async () => 3)).toBe(3);
  });

  it('that is full is a 503 with Retry-After', async () => {
    const app = new Hono();
    app.onError(errorHandler(SILENT));
    app.get('/', () => Promise.reject(new QueueFullError('full')));
    const reply = await app.request('/');
    expect([reply.status, reply.headers.get('retry-after'), await reply.json()]).toEqual([
      503,
      '5',
      { code: 'busy', message: 'full' },
    ]);
  });
});
