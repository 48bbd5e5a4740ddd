import { expect, it } from 'vitest';
import { keepRunning } from './keep-running.ts';

it('restarts a program after growing delays, and after the first delay following a long run', async () => {
  // Duration of each run in milliseconds.
  const runs = [5, 10, 20, 70_000, 5, ...Array.from({ length: 7 }, () => 1)];
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
    'end 1: 1000',
    'end 2: 2000',
    'end 3: 4000',
    'end 4: 1000',
    'end 5: 2000',
    'end 6: 4000',
    'end 7: 8000',
    'end 8: 16000',
    'end 9: 32000',
    'end 10: 60000',
    'end 11: 60000',
    'end 12: 60000',
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
