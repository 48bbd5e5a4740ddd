import { describe, expect, it } from 'vitest';
import type { LiveChange } from '../api/live.ts';
import type { Failure } from '../api/problem-of.ts';
import { createOutbox, type OutboxState, type Waiting } from './outbox.ts';

const post = (title: string): LiveChange => ({ kind: 'post', title, text: [], key: false, pinned: false });
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function open(storage = memoryStorage(), play: { failure?: Failure | undefined } = {}) {
  const sent: Waiting[] = [];
  const timers: (() => void)[] = [];
  const states: OutboxState[] = [];
  let count = 0;
  const outbox = createOutbox({
    key: 'en-vivo',
    storage,
    send: async (one) => {
      await turn();
      if (play.failure) throw play.failure;
      sent.push(one);
    },
    failureOf: (error) => error as Failure,
    problemOf: () => 'La cobertura terminó.',
    now: () => new Date('2026-02-01T12:00:00Z'),
    newSend: () => `s${(count += 1)}-${storage.kept.size}`,
    after: (_ms, then) => {
      timers.push(then);
      return () => void timers.splice(timers.indexOf(then), 1);
    },
    changed: (state) => states.push(state),
    taken: () => undefined,
  });
  const titles = () => sent.map(({ change }) => (change.kind === 'post' ? change.title : change.kind));
  return { outbox, sent, timers, titles, storage, play, last: () => states.at(-1)! };
}
const settle = async (): Promise<void> => {
  for (let at = 0; at < 12; at += 1) await turn();
};

describe('X5 the changes of a live blog', () => {
  it('are sent one after the other, in order, and leave nothing in the browser', async () => {
    const { outbox, titles, storage, last } = open();
    for (const title of ['uno', 'dos', 'tres']) outbox.add(post(title));
    await settle();
    expect(titles()).toEqual(['uno', 'dos', 'tres']);
    expect([storage.kept.size, last().waiting]).toEqual([0, []]);
  });

  it('wait while the network is away, survive a reload, and keep their names and order', async () => {
    const { outbox, storage, last } = open(memoryStorage(), { failure: 'offline' });
    outbox.add(post('uno'));
    outbox.add(post('dos'));
    await settle();
    expect(last()).toMatchObject({ held: 'offline', waiting: [{ change: { title: 'uno' } }, {}] });
    const names = last().waiting.map(({ send }) => send);
    outbox.close();
    const again = open(storage);
    await settle();
    expect(again.titles()).toEqual(['uno', 'dos']);
    expect(again.sent.map(({ send }) => send)).toEqual(names);
  });

  it('are tried again after a moment, and at once when asked', async () => {
    const { outbox, timers, titles, play } = open(memoryStorage(), { failure: 'offline' });
    outbox.add(post('uno'));
    await settle();
    expect(timers).toHaveLength(1);
    play.failure = undefined;
    outbox.retry();
    await settle();
    expect([titles(), timers.length]).toEqual([['uno'], 0]);
  });

  it('wait for a new session without asking again and again', async () => {
    const { outbox, timers, last } = open(memoryStorage(), { failure: 'session' });
    outbox.add(post('uno'));
    await settle();
    expect([last().held, timers.length]).toEqual(['session', 0]);
  });

  it('that are refused stay with the reason, and others are sent', async () => {
    const { outbox, titles, play, last } = open(memoryStorage(), { failure: 'refused' });
    outbox.add(post('uno'));
    await settle();
    play.failure = undefined;
    outbox.add(post('dos'));
    await settle();
    expect(titles()).toEqual(['dos']);
    const [refused] = last().waiting;
    expect(refused).toMatchObject({ refused: 'La cobertura terminó.', change: { title: 'uno' } });
    expect(outbox.takeBack(refused!.send)).toMatchObject({ title: 'uno' });
    expect(last().waiting).toEqual([]);
  });

  it('of another tab are not lost', async () => {
    const storage = memoryStorage();
    const one = open(storage, { failure: 'offline' });
    one.outbox.add(post('uno'));
    await settle();
    const other = open(storage, { failure: 'offline' });
    other.outbox.add(post('dos'));
    one.outbox.add(post('tres'));
    await settle();
    expect((JSON.parse(storage.kept.get('en-vivo')!) as unknown[]).length).toBe(3);
  });

  it.each(['no es JSON', '{}', '[null, 3, {"send": 1}]'])(
    'an unreadable store (%s) is an empty one',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('en-vivo', text);
      expect(open(storage).last().waiting).toEqual([]);
    },
  );
});
