import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import fc from '../../tests/support/fuzz.ts';
import type { Places } from './adaptive-places.ts';
import { createBoundedQueue, OverloadError, type BoundedQueueOptions } from './bounded-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fixed = (count: number, meanMs = 0): Places => ({
  count,
  meanMs,
  took: () => undefined,
  wanted: () => undefined,
});

const open = (options: Partial<BoundedQueueOptions> = {}) =>
  createBoundedQueue({ places: fixed(1), waiting: 1, waitMs: 1000, now: () => Date.now(), ...options });

/** A task that ends when the test ends it. */
function held() {
  let end!: () => void;
  const promise = new Promise<void>((resolve) => (end = resolve));
  return { task: vi.fn(() => promise), end };
}

describe('the bounded queue', () => {
  it('refuses at once a task whose turn will come too late', async () => {
    const queue = open({ places: fixed(2, 400), waiting: 100, waitMs: 1000 });
    const tasks = Array.from({ length: 6 }, held);
    const answers = tasks.map(({ task }) => queue.run(task).catch((error: unknown) => error));
    // Two run. The turn of the first that waits comes in 200 ms, of the second in 400, of the third in 600.
    expect([queue.running, queue.waiting]).toEqual([2, 2]);
    expect(await answers[4]).toBeInstanceOf(OverloadError);
    expect(await answers[5]).toBeInstanceOf(OverloadError);
    for (const { end } of tasks) end();
    await Promise.all(answers);
    expect(tasks.map(({ task }) => task.mock.calls.length)).toEqual([1, 1, 1, 1, 0, 0]);
  });

  it('begins no more than its places when they become fewer, and all of them when they become more', async () => {
    const places = { ...fixed(3) };
    const queue = open({ places, waiting: 10 });
    const tasks = Array.from({ length: 8 }, held);
    const answers = tasks.map(({ task }) => queue.run(task));
    places.count = 1;
    tasks[0]!.end();
    await answers[0];
    expect(queue.running).toBe(2);
    tasks[1]!.end();
    await answers[1];
    expect([queue.running, queue.waiting]).toEqual([1, 5]);
    places.count = 4;
    tasks[2]!.end();
    await answers[2];
    expect([queue.running, queue.waiting]).toEqual([4, 1]);
    for (const { end } of tasks) end();
    await Promise.all(answers);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  it('begins idle tasks when no caller waits, and refuses no caller for them', async () => {
    const onRefused = vi.fn();
    const queue = open({ waiting: 2, waitMs: 1000, onRefused });
    const running = held();
    const idle = [held(), held(), held()];
    const awaited = [held(), held()];
    const begun: string[] = [];
    const noted = (name: string, task: () => Promise<void>) => () => {
      begun.push(name);
      return task();
    };
    const first = queue.run(running.task);
    const ahead = idle.map(({ task }, at) =>
      queue.run(noted(`idle ${at}`, task), 'idle').catch((error: unknown) => error),
    );
    const asked = awaited.map(({ task }, at) => queue.run(noted(`awaited ${at}`, task)));
    expect(await ahead[2]).toBeInstanceOf(OverloadError);
    expect(onRefused).not.toHaveBeenCalled();
    expect(queue.waiting).toBe(4);
    for (const { end } of [running, ...awaited, ...idle]) end();
    await Promise.all([first, ...asked, ...ahead]);
    expect(begun).toEqual(['awaited 0', 'awaited 1', 'idle 0', 'idle 1']);
  });

  it('keeps one of several places free of idle tasks, so that a caller begins at once', async () => {
    const queue = open({ places: fixed(3), waiting: 9 });
    const idle = [held(), held(), held()];
    const caller = held();
    const all = idle.map(({ task }) => queue.run(task, 'idle'));
    all.push(queue.run(caller.task));
    expect([...idle, caller].map(({ task }) => task.mock.calls.length)).toEqual([1, 1, 0, 1]);
    caller.end();
    await all[3];
    expect(idle[2]!.task).not.toHaveBeenCalled();
    idle[0]!.end();
    await all[0];
    expect(idle[2]!.task).toHaveBeenCalledOnce();
    for (const { end } of idle) end();
    await Promise.all(all);
  });

  it('gives an idle task no place before a caller who waits for more of them', async () => {
    const places = { ...fixed(1) };
    const queue = open({ places });
    const [running, caller, idle] = [held(), held(), held()];
    const all = [queue.run(running.task), queue.run(caller.task)];
    places.count = 3;
    all.push(queue.run(idle.task, 'idle'));
    expect(idle.task).not.toHaveBeenCalled();
    for (const { end } of [running, caller, idle]) end();
    await Promise.all(all);
    expect(idle.task).toHaveBeenCalledOnce();
  });

  it('never runs more than its places, lets none wait over the deadline, keeps the order, and holds no more than its bound', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          most: fc.integer({ min: 1, max: 5 }),
          waiting: fc.integer({ min: 0, max: 6 }),
          meanMs: fc.constantFrom(0, 50, 500),
        }),
        fc.array(
          fc.record({
            after: fc.integer({ min: 0, max: 300 }),
            takes: fc.integer({ min: 0, max: 900 }),
            fails: fc.boolean(),
            urgency: fc.constantFrom('awaited', 'idle'),
            /** The places that are there from now on. */
            count: fc.integer({ min: 1, max: 5 }),
          }),
          { maxLength: 40 },
        ),
        async ({ most, waiting, meanMs }, requests) => {
          const places = { ...fixed(most, meanMs) };
          const queue = open({ places, waiting, waitMs: 300 });
          const begunInOrder = { awaited: [] as number[], idle: [] as number[] };
          const outcomes: Promise<string>[] = [];
          for (const [at, { after, takes, fails, count, urgency }] of requests.entries()) {
            await vi.advanceTimersByTimeAsync(after);
            places.count = Math.min(count, most);
            const asked = Date.now();
            const task = async (): Promise<string> => {
              begunInOrder[urgency].push(at);
              expect(Date.now() - asked).toBeLessThanOrEqual(300);
              expect(queue.running).toBeLessThanOrEqual(most);
              await new Promise((done) => setTimeout(done, takes));
              if (fails) throw new Error('broken');
              return 'done';
            };
            outcomes.push(
              queue.run(task, urgency).catch((error: Error) => {
                // A refusal is not late either.
                if (error instanceof OverloadError) expect(Date.now() - asked).toBeLessThanOrEqual(300);
                return error.name;
              }),
            );
            expect(queue.running).toBeLessThanOrEqual(most);
            expect(queue.waiting).toBeLessThanOrEqual(2 * waiting);
          }
          await vi.advanceTimersByTimeAsync(60_000);
          const ends = await Promise.all(outcomes);
          const { awaited, idle } = begunInOrder;
          const begun = awaited.length + idle.length;
          expect(ends.filter((end) => end === 'done' || end === 'Error')).toHaveLength(begun);
          for (const line of [awaited, idle]) expect(line).toEqual(line.toSorted((a, b) => a - b));
          expect([queue.running, queue.waiting]).toEqual([0, 0]);
        },
      ),
      { numRuns: 100 },
    );
  });
});
