import { expect, it } from 'vitest';
import { keepRunning } from './keep-running.ts';

it('restarts a program at once, then after growing delays, and at once again after a healthy run', async () => {
  // Duration of each run in milliseconds.
  const runs = [5, 10, 20, 30_000, 29_999, ...Array.from({ length: 4 }, () => 1), 30_000, 1];
  const delays: string[] = [];
  let now = 0;
  let started = 0;
  const launch = async (): Promise<string> => {
    await Promise.resolve();
    now += runs[started] ?? 0;
    started += 1;
    return `end ${started}`;
  };
  await keepRunning(launch(), {
    launch,
    stopped: () => started > runs.length,
    wait: async (ms) => (now += ms),
    now: () => now,
    onEnd: (how, ms) => delays.push(`${how}: ${ms}`),
  });
  expect(delays).toEqual([
    'end 1: 0',
    'end 2: 1000',
    'end 3: 2000',
    'end 4: 0',
    'end 5: 1000',
    'end 6: 2000',
    'end 7: 5000',
    'end 8: 5000',
    'end 9: 5000',
    'end 10: 0',
    'end 11: 1000',
  ]);
});

it('does not restart after it was stopped', async () => {
  let launched = 0;
  await keepRunning(Promise.resolve('SIGTERM'), {
    launch: async () => String((launched += 1)),
    stopped: () => true,
    wait: async () => undefined,
    now: () => 0,
    onEnd: () => expect.unreachable(),
  });
  expect(launched).toBe(0);
});
