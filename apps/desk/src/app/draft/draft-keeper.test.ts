import { describe, expect, it } from 'vitest';
import type { PageDocument } from 'rotativa/domain';
import {
  createDraftKeeper,
  readLocalDraft,
  RETRY_AFTER_MS,
  SAVE_AFTER_MS,
  type DraftState,
} from './draft-keeper.ts';

const titled = (title: string): PageDocument => ({ layout: 'front', title, regions: {} });

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A keeper with timers that a test runs, and a server that a test stops. */
function open(storage = memoryStorage()) {
  const states: DraftState[] = [];
  const sent: string[] = [];
  let timer: { ms: number; then: () => void } | undefined;
  let down: 'offline' | 'session' | undefined;
  let hold: Promise<void> | undefined;
  const keeper = createDraftKeeper({
    key: 'k',
    storage,
    send: async ({ document }) => {
      await hold;
      if (down) throw new Error(down);
      sent.push(document.title);
      return { saved: '2026-11-28T15:32:00.000Z' };
    },
    reasonOf: (error) => {
      const why = (error as Error).message as 'offline' | 'session';
      return { kind: 'local', why, message: why };
    },
    now: () => new Date(0),
    after: (ms, then) => {
      timer = { ms, then };
      return () => (timer = undefined);
    },
    changed: (state) => void states.push(state),
  });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    keeper,
    states,
    sent,
    storage,
    settle,
    last: () => states.at(-1)?.kind,
    stop: (why: 'offline' | 'session' | undefined) => (down = why),
    holdUntil: (promise: Promise<void> | undefined) => (hold = promise),
    pending: () => timer?.ms,
    async fire(): Promise<void> {
      const due = timer;
      timer = undefined;
      due?.then();
      await settle();
    },
  };
}

describe('the work of an editor', () => {
  it('is in the browser at once, and at the server after a pause', async () => {
    const { keeper, storage, fire, sent, states, pending } = open();
    keeper.keep(3, titled('a'));
    keeper.keep(3, titled('ab'));
    expect(readLocalDraft(storage, 'k')).toMatchObject({ base: 3, document: titled('ab') });
    expect(pending()).toBe(SAVE_AFTER_MS);
    await fire();
    expect(sent).toEqual(['ab']);
    expect(storage.kept.size).toBe(0);
    expect(states.at(-1)).toEqual({ kind: 'saved', at: '2026-11-28T15:32:00.000Z' });
  });

  it('stays in the browser while the network is away, and goes when it is back', async () => {
    const { keeper, storage, fire, sent, stop, last, pending } = open();
    stop('offline');
    keeper.keep(1, titled('a'));
    await fire();
    expect([last(), keeper.isUnsent(), pending()]).toEqual(['local', true, RETRY_AFTER_MS]);
    keeper.keep(1, titled('b'));
    await fire();
    expect(readLocalDraft(storage, 'k')?.document.title).toBe('b');
    stop(undefined);
    await fire();
    expect([sent, last(), keeper.isUnsent()]).toEqual([['b'], 'saved', false]);
  });

  it('waits for a new session, and goes with it', async () => {
    const { keeper, fire, sent, stop, settle, pending } = open();
    stop('session');
    keeper.keep(1, titled('a'));
    await fire();
    expect(pending()).toBeUndefined();
    stop(undefined);
    void keeper.retry();
    await settle();
    expect(sent).toEqual(['a']);
  });

  it('that comes while a call is under way is not taken for sent', async () => {
    const { keeper, storage, fire, sent, settle, holdUntil } = open();
    let release = (): void => undefined;
    holdUntil(new Promise((resolve) => (release = resolve)));
    keeper.keep(1, titled('a'));
    await fire();
    keeper.keep(1, titled('b'));
    release();
    await settle();
    expect(sent).toEqual(['a']);
    expect(readLocalDraft(storage, 'k')?.document.title).toBe('b');
    await fire();
    expect(sent).toEqual(['a', 'b']);
    expect(storage.kept.size).toBe(0);
  });

  it('survives a reload, and is sent then', async () => {
    const before = open();
    before.stop('offline');
    before.keeper.keep(4, titled('a'));
    before.keeper.close();
    const after = open(before.storage);
    expect(after.keeper.isUnsent()).toBe(true);
    void after.keeper.retry();
    await after.settle();
    expect(after.sent).toEqual(['a']);
  });

  it('that was published or thrown away is forgotten', async () => {
    const { keeper, storage, fire, sent, last } = open();
    keeper.keep(1, titled('a'));
    await keeper.end(async () => undefined);
    await fire();
    expect([sent, storage.kept.size, keeper.isUnsent(), last()]).toEqual([[], 0, false, 'none']);
  });

  it('arrives before it is published, or never', async () => {
    const { keeper, fire, sent, settle, holdUntil, last } = open();
    let release = (): void => undefined;
    holdUntil(new Promise((resolve) => (release = resolve)));
    keeper.keep(1, titled('a'));
    await fire();
    keeper.keep(1, titled('b'));
    const ended = keeper.end(async () => {
      sent.push('published');
      await fire();
    });
    await fire();
    void keeper.retry();
    await settle();
    expect(sent).toEqual([]);
    release();
    await ended;
    await fire();
    expect([sent, keeper.isUnsent(), last()]).toEqual([['a', 'published'], false, 'none']);
  });

  it('that could not be published is sent', async () => {
    const { keeper, fire, sent } = open();
    keeper.keep(1, titled('a'));
    await expect(keeper.end(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    await fire();
    expect([sent, keeper.isUnsent()]).toEqual([['a'], false]);
  });

  it.each(['', '{', '[]', '{"base":"1","document":{"regions":{}}}', '{"base":1}', '"x"'])(
    'is not read from %j',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('k', text);
      expect(readLocalDraft(storage, 'k')).toBeNull();
    },
  );

  it('is sent from a browser that keeps nothing', async () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('full');
      },
    };
    const { keeper, fire, sent } = open(full as never);
    keeper.keep(1, titled('a'));
    await fire();
    expect(sent).toEqual(['a']);
  });
});
