import { describe, expect, it, vi } from 'vitest';
import type { Identity } from '../../domain/accounts/identity.ts';
import { createSessionStore } from './session-store.ts';

const ANA = { uuid: 'ana', accessToken: 'a', refreshToken: 'r' };
const entry = (subscriptionID: number, status: number) => ({ subscriptionID, status, sku: 'digital' });

function open(held: Identity | null) {
  const state = { held };
  const listeners = new Set<(identity: Identity | null) => void>();
  const profileListeners = new Set<() => void>();
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
    sales: { activeSubscriptions },
    log,
  });
  const become = (identity: Identity | null): void => {
    state.held = identity;
    [...listeners].forEach((listener) => listener(identity));
  };
  const changeProfile = (): void => [...profileListeners].forEach((listener) => listener());
  return { store, profile, activeSubscriptions, become, changeProfile, listeners, log };
}

describe('A1 session machine over the services', () => {
  it('is unknown at first, then the profile, then the subscriptions sorted ascending by status', async () => {
    const { store } = open(ANA);
    expect(store.getSnapshot()).toEqual({ user: null, subscriptions: null });
    await store.load();
    expect(store.getSnapshot()).toEqual({ user: { uuid: 'ana' }, subscriptions: [entry(2, 1), entry(1, 4)] });
    expect(store.getServerSnapshot()).toEqual({ user: null, subscriptions: null });
  });

  it('without a session: anonymous, and no call', async () => {
    const { store, profile } = open(null);
    await store.load();
    expect(store.getSnapshot()).toEqual({ user: false, subscriptions: false });
    expect(profile).not.toHaveBeenCalled();
  });

  it('a profile error counts as anonymous, a subscription error as none; both are logged', async () => {
    const { store, profile, activeSubscriptions, log } = open(ANA);
    activeSubscriptions.mockRejectedValueOnce(new Error('down'));
    await store.load();
    expect(store.getSnapshot()).toEqual({ user: { uuid: 'ana' }, subscriptions: false });
    profile.mockRejectedValueOnce(new Error('down'));
    await store.load();
    expect(store.getSnapshot()).toEqual({ user: false, subscriptions: false });
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('several roots share one load, and the last unsubscribes', async () => {
    const { store, profile, listeners } = open(ANA);
    const stops = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
    await vi.waitFor(() => expect(store.getSnapshot().subscriptions).toHaveLength(2));
    expect(profile).toHaveBeenCalledTimes(1);
    stops.forEach((stop) => stop());
    expect(listeners.size).toBe(0);
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

  describe('another reader signs in', () => {
    const BEA = { uuid: 'bea', accessToken: 'b', refreshToken: 's' };
    const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

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
