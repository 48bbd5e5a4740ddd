import { describe, expect, it, vi } from 'vitest';
import type { Identity } from '../../domain/accounts/identity.ts';
import { ApiError } from '../../domain/errors/api-error.ts';
import { localEvents } from '../http/identity/events.ts';
import type { SwgPurchaseOwner } from '../ports/sales.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { scriptPage } from './page.fixture.ts';
import { createSwg, type SwgOptions } from './swg-runtime.ts';
import { FakeRuntime } from './swg/runtime.fixture.ts';
import type { SwgWindow } from './swg/runtime.ts';

const ANA: Identity = { uuid: 'ana', accessToken: 'a', refreshToken: 'r' };
const PURCHASE = JSON.stringify({ orderId: 'GPA.1', productId: 'digital' });
const OWNER = { exists: true, profileId: 'luis', accessToken: 'la', refreshToken: 'lr' };
const NON_FATAL = new ApiError('300425', 'already linked', 400);
const FATAL = new ApiError('300999', 'no', 400);

interface Scene {
  reader?: Identity | null;
  owner?: SwgPurchaseOwner;
  idToken?: string;
  options?: Partial<SwgOptions>;
}

async function open({ reader = null, owner = { exists: false }, idToken, options }: Scene = {}) {
  const runtime = new FakeRuntime();
  const base = scriptPage(() => {
    runtime.arrive(page);
    return true;
  });
  const page: SwgWindow & typeof base = base;
  const state = { reader };
  const events = localEvents();
  const become = (identity: Identity): Identity => (state.reader = identity);
  const identity = {
    identity: () => state.reader,
    isLoggedIn: vi.fn(async () => state.reader !== null),
    adopt: vi.fn(become),
    heartbeat: vi.fn(async () => state.reader),
    socialLogin: vi.fn(async () => become(ANA)),
    swgAccessToken: vi.fn(async () => 'swg-token'),
    swgRelink: vi.fn(async () => become(ANA)),
    logout: vi.fn(async () => {
      state.reader = null;
      events.loggedOut();
    }),
  };
  const sales = {
    swgLoginExists: vi.fn(async ({ findOrCreate }: { findOrCreate?: boolean }) =>
      findOrCreate ? OWNER : owner,
    ),
    swgPurchase: vi.fn(async (_raw: string) => undefined),
  };
  const storage = createMemoryStorage();
  const log = vi.fn();
  const handlers = {
    onEntitlements: vi.fn(),
    onRejected: vi.fn(),
    onPaid: vi.fn(),
    onNotPaid: vi.fn(),
    onLoginRequest: vi.fn(),
  };
  const swg = createSwg({
    page,
    identity,
    sales,
    storage,
    events,
    log,
    idToken: async () => idToken,
    product: 'example.com:basic',
    sku: 'digital',
    ...options,
  });
  const started = await swg.start(handlers);
  const ack = vi.fn();
  /** Simulates the search engine's report that the reader owns the purchase, and returns the result. */
  const entitle = async (entitlements = [{ source: 'google', subscriptionToken: PURCHASE }]) => {
    const before = handlers.onEntitlements.mock.calls.length;
    runtime.answerEntitlements(Promise.resolve({ entitlements, ack }));
    await vi.waitFor(() => expect(handlers.onEntitlements.mock.calls.length).toBeGreaterThan(before));
    return handlers.onEntitlements.mock.lastCall?.[0] as boolean;
  };
  const complete = vi.fn(async () => undefined);
  const pay = async (userData?: { idToken: string }) => {
    runtime.pay(Promise.resolve({ purchaseData: { raw: PURCHASE }, userData, complete }));
    await vi.waitFor(() =>
      expect(handlers.onPaid.mock.calls.length + handlers.onRejected.mock.calls.length).toBe(1),
    );
  };
  return {
    swg,
    started,
    runtime,
    page,
    identity,
    sales,
    storage,
    log,
    handlers,
    entitle,
    ack,
    pay,
    complete,
    events,
  };
}
const canceled = ({ storage }: { storage: { get(key: string): string | null } }) =>
  storage.get('swgCanceled');

describe('C10 the account with which a reader has paid', () => {
  const LUIS: Identity = { uuid: 'luis', accessToken: 'l', refreshToken: 'r' };
  const BEA: Identity = { uuid: 'bea', accessToken: 'b', refreshToken: 'r' };

  it.each([
    ['had a session', ANA],
    ['got one with the payment', null],
  ])('is linked to the account of the one who %s, and to no later reader’s', async (_case, reader) => {
    const scene = await open({ reader, owner: OWNER });
    await scene.pay({ idToken: 'id-of-payment' });
    await scene.entitle();
    expect(scene.identity.swgRelink).toHaveBeenCalledWith('swg-token', 'id-of-payment');
    scene.identity.swgRelink.mockClear();
    await scene.identity.logout();
    scene.identity.adopt(BEA);
    expect(await scene.entitle()).toBe(false);
    expect(scene.identity.swgRelink).not.toHaveBeenCalled();
  });

  it('does not sign the next reader in', async () => {
    const scene = await open({ reader: LUIS, owner: { exists: true, profileId: 'luis' } });
    await scene.pay({ idToken: 'id-of-payment' });
    await scene.identity.logout();
    await scene.entitle();
    expect(scene.identity.socialLogin).not.toHaveBeenCalled();
  });
});

describe('C10 the search engine’s entitlements', () => {
  it('a purchase without an account is linked to the logged-in reader’s account', async () => {
    const scene = await open({ reader: ANA });
    expect(await scene.entitle()).toBe(true);
    expect(scene.sales.swgPurchase).toHaveBeenCalledWith(PURCHASE);
    expect(scene.ack).toHaveBeenCalledTimes(1);
  });

  it('a purchase of the reader needs no action', async () => {
    const scene = await open({ reader: ANA, owner: { exists: true, profileId: 'ana' } });
    expect(await scene.entitle()).toBe(true);
    expect(scene.sales.swgPurchase).not.toHaveBeenCalled();
    expect(scene.ack).toHaveBeenCalledTimes(1);
  });

  it('a purchase of another account: the search engine’s account is linked to this reader again', async () => {
    const scene = await open({ reader: ANA, owner: OWNER, idToken: 'id' });
    expect(await scene.entitle()).toBe(true);
    expect(scene.identity.swgRelink).toHaveBeenCalledWith('swg-token', 'id');
  });

  it('an anonymous reader gets the session of the purchase token', async () => {
    const scene = await open({ owner: OWNER });
    expect(await scene.entitle()).toBe(true);
    expect(scene.identity.adopt).toHaveBeenCalledWith({
      uuid: 'luis',
      accessToken: 'la',
      refreshToken: 'lr',
    });
  });

  it('an anonymous reader with an id token is signed in', async () => {
    const scene = await open({ owner: { exists: true, profileId: 'luis' }, idToken: 'id' });
    expect(await scene.entitle()).toBe(true);
    expect(scene.identity.socialLogin).toHaveBeenCalledWith({ provider: 'google', credentials: 'id' });
  });

  it('otherwise an account is created for the purchase; a failure is logged, acknowledged and not entitled', async () => {
    const scene = await open();
    expect(await scene.entitle()).toBe(true);
    expect(scene.sales.swgLoginExists).toHaveBeenLastCalledWith({
      subscriptionToken: PURCHASE,
      findOrCreate: true,
    });
    const failing = await open();
    failing.sales.swgLoginExists.mockImplementation(async ({ findOrCreate }) => {
      if (findOrCreate) throw FATAL;
      return { exists: false };
    });
    expect(await failing.entitle()).toBe(false);
    expect([failing.ack.mock.calls.length, failing.log.mock.calls.length, canceled(failing)]).toEqual([
      1,
      1,
      null,
    ]);
  });

  it('a failed link sets swgCanceled, calls the rejection, and from then on is only acknowledged', async () => {
    const scene = await open({ reader: ANA });
    scene.sales.swgPurchase.mockRejectedValue(FATAL);
    expect(await scene.entitle()).toBe(false);
    expect(canceled(scene)).toBe('true');
    expect(scene.handlers.onRejected).toHaveBeenCalledWith(FATAL);
    expect(await scene.entitle()).toBe(false);
    expect(scene.sales.swgLoginExists).toHaveBeenCalledTimes(1);
    expect(scene.ack).toHaveBeenCalledTimes(2);
  });

  it('300425 is not fatal', async () => {
    const scene = await open({ reader: ANA });
    scene.sales.swgPurchase.mockRejectedValue(NON_FATAL);
    expect(await scene.entitle()).toBe(true);
    expect([canceled(scene), scene.handlers.onRejected.mock.calls.length]).toEqual([null, 0]);
  });

  it('a failed call affects only the current report', async () => {
    const scene = await open({ reader: ANA });
    scene.sales.swgLoginExists.mockRejectedValueOnce(new ApiError('timeout', 'late'));
    expect(await scene.entitle()).toBe(false);
    expect(canceled(scene)).toBeNull();
    expect(await scene.entitle()).toBe(true);
  });

  it('other sources and empty entitlements are not entitled and not acknowledged', async () => {
    const scene = await open({ reader: ANA });
    expect(await scene.entitle([{ source: 'example.com', subscriptionToken: PURCHASE }])).toBe(false);
    expect(await scene.entitle([])).toBe(false);
    expect(scene.ack).not.toHaveBeenCalled();
    scene.runtime.answerEntitlements(Promise.reject(new Error('no answer')));
    await vi.waitFor(() => expect(scene.handlers.onEntitlements).toHaveBeenCalledTimes(3));
    expect(scene.log.mock.lastCall?.[0]).toContain('[Arc SwG SDK]');
  });
});

describe('C10 payments', () => {
  it.each([
    ['a reader who is signed in: it is linked again', ANA, OWNER, 'swgRelink'],
    ['nobody: signs in with it', null, { exists: true, profileId: 'luis' }, 'socialLogin'],
  ] as const)(
    'the id token of a payment on this page serves the next report, for %s',
    async (_who, reader, owner, call) => {
      const scene = await open({ reader, owner });
      scene.identity.socialLogin.mockRejectedValueOnce(FATAL);
      scene.sales.swgPurchase.mockRejectedValue(FATAL);
      await scene.pay({ idToken: 'id-of-payment' });
      scene.identity.socialLogin.mockClear();
      expect(await scene.entitle()).toBe(true);
      expect(JSON.stringify(scene.identity[call].mock.calls)).toContain('id-of-payment');
    },
  );

  it('a success is recorded, completes the purchase and then calls the success callback', async () => {
    const scene = await open({ reader: ANA });
    scene.complete.mockImplementation(async () => {
      expect(scene.sales.swgPurchase).toHaveBeenCalledWith(PURCHASE);
      expect(scene.handlers.onPaid).not.toHaveBeenCalled();
    });
    await scene.pay();
    expect(scene.complete).toHaveBeenCalledTimes(1);
    expect(scene.handlers.onPaid).toHaveBeenCalledTimes(1);
  });

  it('an anonymous reader is signed in, by the id token or by the purchase', async () => {
    const byToken = await open();
    await byToken.pay({ idToken: 'id' });
    expect(byToken.identity.socialLogin).toHaveBeenCalledWith({ provider: 'google', credentials: 'id' });
    const byPurchase = await open();
    await byPurchase.pay();
    expect(byPurchase.identity.adopt).toHaveBeenCalledTimes(1);
  });

  it('300425: the purchase is completed and the success callback still runs', async () => {
    const scene = await open({ reader: ANA });
    scene.sales.swgPurchase.mockRejectedValue(NON_FATAL);
    await scene.pay();
    expect([scene.complete.mock.calls.length, scene.handlers.onPaid.mock.calls.length]).toEqual([1, 1]);
  });

  it('another error is logged, and the purchase is completed anyway', async () => {
    const scene = await open({ reader: ANA });
    scene.sales.swgPurchase.mockRejectedValue(FATAL);
    await scene.pay();
    expect(scene.complete).toHaveBeenCalledTimes(1);
    expect(scene.handlers.onRejected).toHaveBeenCalledWith(FATAL);
    expect(scene.log).toHaveBeenCalledTimes(1);
  });

  it('a window that the reader closes is logged and reported', async () => {
    const scene = await open({ reader: ANA });
    scene.runtime.pay(Promise.reject(new Error('canceled')));
    await vi.waitFor(() => expect(scene.log).toHaveBeenCalledTimes(1));
    expect(scene.sales.swgPurchase).not.toHaveBeenCalled();
    expect(scene.handlers.onNotPaid).toHaveBeenCalledTimes(1);
  });
});

describe('C10 the runtime', () => {
  it('is started once, and passes on the reader’s requests', async () => {
    const { swg, started, runtime, handlers, page, identity } = await open({ reader: ANA });
    expect(started).toBe(true);
    expect(runtime.calls).toEqual(['init example.com:basic', 'start']);
    expect(page.scripts[0]?.attributes).toEqual({ 'subscriptions-control': 'manual' });
    await swg.showOffers();
    await swg.subscribe('digital');
    expect(runtime.calls.slice(2)).toEqual(['showOffers', 'subscribe digital']);
    runtime.requestLogin();
    expect(handlers.onLoginRequest).toHaveBeenCalledTimes(1);
    runtime.completeLink();
    expect(identity.heartbeat).toHaveBeenCalledTimes(1);
  });

  it('a second start asks again, for its own handlers', async () => {
    const { swg, runtime, handlers, page } = await open({ reader: ANA });
    const later = { onEntitlements: vi.fn() };
    expect(await swg.start(later)).toBe(true);
    expect(runtime.calls.slice(2)).toEqual(['reset', 'start']);
    runtime.answerEntitlements(Promise.resolve({ entitlements: [], ack: () => undefined }));
    await vi.waitFor(() => expect(later.onEntitlements).toHaveBeenCalledWith(false));
    expect(handlers.onEntitlements).not.toHaveBeenCalled();
    expect(page.scripts).toHaveLength(1);
  });

  it.each([
    ['blocked', () => false as const],
    ['loaded without a runtime', () => true as const],
  ])('%s: logged with its prefix, and the page works without', async (_name, onScript) => {
    const page = scriptPage(onScript);
    const { started, log, swg } = await open({ options: { page, timeoutMs: 20 } });
    expect(started).toBe(false);
    expect(log.mock.calls[0]?.[0]).toContain('[Arc SwG SDK]');
    await expect(swg.showOffers()).rejects.toMatchObject({ name: 'ApiError' });
  });

  it('an order with the search engine’s product is saved there; other orders are ignored', async () => {
    const { swg, runtime } = await open({ reader: ANA });
    const order = (sku: string) => ({ orderNumber: 'O1', items: [{ sku, quantity: 1 }] });
    expect(await swg.linkOrder(order('impreso'))).toBe(false);
    expect(await swg.linkOrder(order('digital'))).toBe(true);
    expect(runtime.saved).toEqual(['swg-token']);
  });

  it('linking needs a logged-in reader', async () => {
    const { swg } = await open();
    const order = { orderNumber: 'O1', items: [{ sku: 'digital', quantity: 1 }] };
    await expect(swg.linkOrder(order)).rejects.toThrow('User is not logged in, cannot link');
    await expect(swg.relink('id')).rejects.toThrow('User is not logged in.');
  });

  it('every log-out resets swgCanceled, and this one reloads the page', async () => {
    const scene = await open({ reader: ANA });
    scene.storage.set('swgCanceled', 'true', 'persistent');
    scene.events.loggedOut();
    expect(canceled(scene)).toBe('false');
    await scene.swg.logout();
    expect(scene.identity.logout).toHaveBeenCalledTimes(1);
    expect(scene.runtime.calls.at(-1)).toBe('clear');
    expect(scene.page.location.reload).toHaveBeenCalledTimes(1);
  });
});
