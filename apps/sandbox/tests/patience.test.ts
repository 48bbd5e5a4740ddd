import { expect, it } from 'vitest';
import { createPatience } from '../src/db/patience.ts';

const AWAY = Object.assign(new Error('the database system is shutting down'), { code: '57P03' });

/** A database that is away until a time, and how often it is asked. */
function open(until: number) {
  const state = { now: 0, asked: 0, until };
  const patiently = createPatience(
    () => state.now,
    async (ms) => (state.now += ms),
  );
  const read = async (): Promise<string> => {
    state.asked += 1;
    if (state.now < state.until) throw AWAY;
    return 'found';
  };
  return { state, ask: () => patiently(read), patiently };
}

it('a reading during a restart of the database is repeated', async () => {
  const { ask, state } = open(900);
  expect(await ask()).toBe('found');
  expect([state.now, state.asked]).toEqual([900, 10]);
});

it('in a longer outage only the first readings wait, and the next outage begins again', async () => {
  const { ask, state } = open(10_000);
  await expect(ask()).rejects.toBe(AWAY);
  expect(state.now).toBe(2000);
  const before = state.asked;
  await expect(ask()).rejects.toBe(AWAY);
  expect([state.now, state.asked]).toEqual([2000, before + 1]);
  state.now = 10_000;
  expect(await ask()).toBe('found');
  state.until = 10_500;
  expect(await ask()).toBe('found');
  expect(state.now).toBe(10_500);
});

it('another error is not repeated', async () => {
  const { patiently, state } = open(0);
  const error = new Error('a fault');
  await expect(patiently(() => Promise.reject(error))).rejects.toBe(error);
  expect(state.now).toBe(0);
});
