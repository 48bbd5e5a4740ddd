import { expect, it, vi } from 'vitest';
import { createDrain } from './drain.ts';

it('the health tells the end of the work before the ports close', async () => {
  vi.useFakeTimers();
  const drain = createDrain(5000);
  expect(drain.isDraining).toBe(false);
  let closed = false;
  const begun = drain.begin().then(() => (closed = true));
  expect(drain.isDraining).toBe(true);
  await vi.advanceTimersByTimeAsync(4999);
  expect(closed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await begun;
  expect(closed).toBe(true);
  vi.useRealTimers();
});
