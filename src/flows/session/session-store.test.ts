import { describe, expect, it, vi } from 'vitest';
import type { Identity } from '../../domain/accounts/identity.ts';
import { createSessionStore } from './session-store.ts';

const ANA = { uuid: 'ana', accessToken: 'a', refreshToken: 'r' };
const entry = (subscriptionID: number, status: number) => ({ subscriptionID, status, sku: 'digital' });

function open(held: Identity | null) {
  const state = { held };
  const listeners = new Set<(identity: Identity | null) => void>();
  const profileListeners = new Set<() => void>();
  const subscriptionsListeners = new Set<() => void>();
  const profile = vi.fn(async () => ({ uuid: state.held?.uuid ?? '' }));
  const activeSubscriptions = vi.fn(async () => [entry(1, 4), entry(2, 1)]);
  const log = vi.fn();
  const store = createSessionStore({
    identity: {
      identity: () => state.held,
      profile,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      onProfileChange: (listener) => {
        profileListeners.add(listener);
        return () => profileListeners.delete(listener);
      },
    },
    sales: {
      activeSubscriptions,
      onSubscriptionsChange: (listener) => {
        subscriptionsListeners.add(listener);
        return () => subscriptionsListeners.delete(listener);
      },
    },
    log,
  });
  const become = (identity: Identity | null): void => {
    state.held = identity;
    [...listeners].forEach((listener) => listener(identity));
  };
  const changeProfile = (): void => [...profileListeners].forEach((listener) => listener());
  const changeSubscriptions = (): void => [...subscriptionsListeners].forEach((listener) => listener());
  /** How many listeners the services have. */
  const followers = () => [listeners.size, profileListeners.size, subscriptionsListeners.size];
  return { store, profile, activeSubscriptions, become, changeProfile, changeSubscriptions, followers, log };
}

/** A call whose reply the test gives later. */
function later<T>() {
  const settle = {} as { resolve: (reply: T) => void; reject: (error: unknown) => void };
  const promise = new Promise<T>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { ask: () => promise, ...settle };
}
const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('A1 session machine over the services', () => {
  it('is unknown at first, then the profile, then the subscriptions sorted ascending by status', async () => {
    const { store } = open(ANA);
    expect(store.getSnapshot()).toEqual({ user: null, subscriptions: null });
    await store.load();
    expect(store.getSnapshot()).toEqual({ user: { uuid: 'ana' }, subscriptions: [entry(2, 1), entry(1, 4)] });
    expect(store.getServerSnapshot()).toEqual({ user: null, subscriptions: null });
  });

  it('without a session: anonymous, and no call', async () => {
    const { store, profile, activeSubscriptions } = open(null);
    await store.load();
    expect(store.getSnapshot()).toEqual({ user: false, subscriptions: false });
    for (const call of [profile, activeSubscriptions]) expect(call).not.toHaveBeenCalled();
  });

  it('a profile error counts as anonymous, a subscription error as none; both are logged', async () => {
    const { store, profile, activeSubscriptions, log } = open(ANA);
    activeSubscriptions.mockRejectedValueOnce(new Error('down'));
    await store.load();
    expect(store.getSnapshot()).toEqual({ user: { uuid: 'ana' }, subscriptions: false });
    profile.mockRejectedValueOnce(new Error('down'));
    await store.load();
    expect(store.getSnapshot()).toEqual({ user: false, subscriptions: false });
    expect(activeSubscriptions).toHaveBeenCalledTimes(1);
    expect(log.mock.calls.map(([message]) => message as string)).toEqual([
      'The subscriptions cannot be read: the reader counts as having none.',
      'The profile cannot be read: the reader counts as anonymous.',
    ]);
  });

  it('writes failures to the console when nothing else is asked for, and needs no news of the services', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const error = new Error('down');
    const store = createSessionStore({
      identity: {
        identity: () => ANA,
        profile: () => Promise.reject(error),
        subscribe: () => () => undefined,
      },
      sales: { activeSubscriptions: async () => [] },
    });
    const stop = store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.getSnapshot().user).toBe(false));
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('anonymous'), error);
    stop();
  });

  describe('a change that an adapter of the page tells', () => {
    it('loads only that part of a known reader', async () => {
      const { store, profile, activeSubscriptions, changeProfile, changeSubscriptions } = open(ANA);
      store.subscribe(() => undefined);
      await vi.waitFor(() => expect(store.getSnapshot().subscriptions).toHaveLength(2));
      activeSubscriptions.mockResolvedValueOnce([]);
      changeSubscriptions();
      await vi.waitFor(() => expect(store.getSnapshot().subscriptions).toEqual(false));
      expect(profile).toHaveBeenCalledTimes(1);
      changeProfile();
      await tick();
      expect([profile.mock.calls.length, activeSubscriptions.mock.calls.length]).toEqual([2, 2]);
    });

    it.each(['changeProfile', 'changeSubscriptions'] as const)(
      'loads a reader who counted as anonymous: %s',
      async (change) => {
        const opened = open(ANA);
        const { store } = opened;
        store.subscribe(() => undefined);
        await vi.waitFor(() => expect(store.getSnapshot().subscriptions).toHaveLength(2));
        store.dispatch({ type: 'noIdentity' });
        opened[change]();
        await vi.waitFor(() => expect(store.getSnapshot().subscriptions).toHaveLength(2));
        expect(store.getSnapshot().user).toEqual({ uuid: 'ana' });
      },
    );
  });

  describe('a reply to an earlier request', () => {
    it('of a profile is ignored, good or bad', async () => {
      for (const end of ['resolve', 'reject'] as const) {
        const { store, profile, activeSubscriptions } = open(ANA);
        const first = later<{ uuid: string }>();
        profile.mockImplementationOnce(first.ask);
        const loads = [store.load(), store.load()];
        await loads[1];
        first[end]({ uuid: 'old' });
        await loads[0];
        expect(activeSubscriptions).toHaveBeenCalledTimes(1);
        expect(store.getSnapshot()).toEqual({
          user: { uuid: 'ana' },
          subscriptions: [entry(2, 1), entry(1, 4)],
        });
      }
    });

    it('of subscriptions is ignored, good or bad', async () => {
      for (const end of ['resolve', 'reject'] as const) {
        const { store, activeSubscriptions } = open(ANA);
        const first = later<ReturnType<typeof entry>[]>();
        activeSubscriptions.mockImplementationOnce(first.ask);
        const load = store.load();
        await vi.waitFor(() => expect(activeSubscriptions).toHaveBeenCalled());
        await store.load();
        first[end]([entry(9, 1)]);
        await load;
        expect(store.getSnapshot().subscriptions).toEqual([entry(2, 1), entry(1, 4)]);
      }
    });
  });

  it('several roots share one load, and the last unsubscribes', async () => {
    const { store, profile, followers } = open(ANA);
    const stops = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
    await vi.waitFor(() => expect(store.getSnapshot().subscriptions).toHaveLength(2));
    expect(profile).toHaveBeenCalledTimes(1);
    stops[0]!();
    expect(followers()).toEqual([1, 1, 1]);
    stops[1]!();
    expect(followers()).toEqual([0, 0, 0]);
    store.subscribe(() => undefined);
    expect(followers()).toEqual([1, 1, 1]);
    await vi.waitFor(() => expect(profile).toHaveBeenCalledTimes(2));
  });

  it('tells its listeners of a change, and of nothing after they have left', async () => {
    const { store } = open(ANA);
    const [one, other] = [vi.fn(), vi.fn()];
    const stop = store.subscribe(one);
    store.subscribe(other);
    await vi.waitFor(() => expect(store.getSnapshot().subscriptions).toHaveLength(2));
    expect(one).toHaveBeenCalledTimes(2);
    stop();
    for (const type of ['loggedOut', 'noIdentity'] as const) store.dispatch({ type });
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 3]);
  });

  it('a log-out, here or in another tab, makes the reader anonymous, also during a call', async () => {
    const { store, become, activeSubscriptions } = open(ANA);
    let answer: (list: ReturnType<typeof entry>[]) => void = () => undefined;
    activeSubscriptions.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(activeSubscriptions).toHaveBeenCalled());
    become(null);
    answer([entry(1, 1)]);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(store.getSnapshot()).toEqual({ user: false, subscriptions: false });
  });

  it('a reader who is loaded again stays in sight', async () => {
    const { store } = open(ANA);
    await store.load();
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(store.getSnapshot().user));
    await store.load();
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((user) => user === null)).toEqual([]);
  });

  describe('another reader signs in', () => {
    const BEA = { uuid: 'bea', accessToken: 'b', refreshToken: 's' };

    it('the first is not shown while the other is loading', async () => {
      const { store, profile, become } = open(ANA);
      store.subscribe(() => undefined);
      await vi.waitFor(() => expect(store.getSnapshot().subscriptions).toHaveLength(2));
      profile.mockImplementationOnce(() => new Promise(() => undefined));
      become(BEA);
      await tick();
      expect(store.getSnapshot()).toEqual({ user: null, subscriptions: null });
    });

    it('a change of the profile during the load does not stop the subscriptions', async () => {
      const { store, become, changeProfile } = open(ANA);
      store.subscribe(() => undefined);
      await vi.waitFor(() => expect(store.getSnapshot().subscriptions).toHaveLength(2));
      become(BEA);
      changeProfile();
      await vi.waitFor(() => expect(store.getSnapshot().user).toEqual({ uuid: 'bea' }));
      await tick();
      expect(store.getSnapshot().subscriptions).toHaveLength(2);
    });
  });

  it('a reader who counted as anonymous after a failure is known again with the next token', async () => {
    const { store, profile, become } = open(ANA);
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.getSnapshot().subscriptions).toHaveLength(2));
    become({ ...ANA, accessToken: 'newer' });
    expect(profile).toHaveBeenCalledTimes(1);
    store.dispatch({ type: 'noIdentity' });
    expect(store.getSnapshot().user).toBe(false);
    become({ ...ANA, accessToken: 'newest' });
    await vi.waitFor(() => expect(store.getSnapshot().user).toEqual({ uuid: 'ana' }));
  });

  it('cancelling changes the status in the list', async () => {
    const { store } = open(ANA);
    await store.load();
    store.dispatch({ type: 'subscriptionStatusChanged', subscriptionID: 2, status: 3 });
    expect(store.getSnapshot().subscriptions).toEqual([entry(2, 3), entry(1, 4)]);
  });
});
