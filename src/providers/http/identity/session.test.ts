import { describe, expect, it, vi } from 'vitest';
import type { Identity } from '../../../domain/accounts/identity.ts';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { createMemoryStorage, createSharedStore } from '../../storage/memory.ts';
import { createWebStorage } from '../../storage/web.ts';
import { tokenUntil } from '../local-server.fixture.ts';
import { createStoredSession } from './session.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.parse('2025-06-10T15:00:00Z');

/** A service and a browser whose clocks differ by `aheadMs`. Time passes for both. */
function open(aheadMs: number) {
  let passedMs = 0;
  const service = (): number => START_MS + passedMs;
  let made = 0;
  const issue = (): Identity => {
    const iat = Math.floor(service() / 1000);
    made += 1;
    return {
      uuid: 'ana',
      accessToken: tokenUntil(iat + 900, `access-${made}`, iat),
      refreshToken: tokenUntil(iat + 90_000, `refresh-${made}`, iat),
    };
  };
  const renew = vi.fn(async () => issue());
  const session = createStoredSession({
    storage: createMemoryStorage(),
    clock: { now: () => new Date(service() + aheadMs) },
    renew,
    lock: (_name, work) => work(),
    log: () => undefined,
  });
  const pass = (ms: number): void => void (passedMs += ms);
  return { session, renew, issue, pass };
}

describe('A5 a clock that is wrong', () => {
  it('an hour fast: one renewal corrects the clock, and the next comes when it is due', async () => {
    const { session, renew, issue, pass } = open(HOUR_MS);
    session.keep(issue());
    for (let calls = 0; calls < 5; calls += 1) await session.current();
    expect(renew).toHaveBeenCalledTimes(1);
    pass(16 * 60_000);
    await session.current();
    await session.current();
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('an hour slow: after one renewal, expired tokens are recognised', async () => {
    const { session, renew, issue, pass } = open(-HOUR_MS);
    session.keep(issue());
    pass(16 * 60_000);
    const stale = await session.current();
    expect(renew).not.toHaveBeenCalled();
    // The service rejects it, and the caller requests a renewal.
    await session.renewed(stale!.accessToken);
    pass(16 * 60_000);
    await session.current();
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('a token without an issue time changes nothing', async () => {
    const { session, renew } = open(0);
    const seconds = START_MS / 1000;
    renew.mockImplementation(async () => ({
      uuid: 'ana',
      accessToken: tokenUntil(seconds + 900, `plain-${renew.mock.calls.length}`),
      refreshToken: 'opaque',
    }));
    session.keep({ uuid: 'ana', accessToken: tokenUntil(seconds - 1), refreshToken: 'opaque' });
    await session.current();
    await session.current();
    expect(renew).toHaveBeenCalledTimes(1);
  });
});

describe('A5 tabs that renew at the same time', () => {
  it('with a lock the service is called once', async () => {
    const shared = createSharedStore();
    let queue: Promise<unknown> = Promise.resolve();
    const lock = async <T>(_name: string, work: () => Promise<T>): Promise<T> => {
      const mine = queue.then(work);
      queue = mine.catch(() => undefined);
      return mine;
    };
    const clock = { now: () => new Date(START_MS) };
    const fresh = { uuid: 'ana', accessToken: tokenUntil(START_MS / 1000 + 900), refreshToken: 'second' };
    const renew = vi.fn(async (token: string) => {
      if (token !== 'first') throw new ApiError('100018', 'used', 401);
      return fresh;
    });
    const tabs = Array.from({ length: 5 }, () =>
      createStoredSession({
        storage: createMemoryStorage(shared),
        clock,
        renew,
        lock,
        log: () => undefined,
      }),
    );
    tabs[0]!.keep({ ...fresh, accessToken: tokenUntil(START_MS / 1000 - 1), refreshToken: 'first' });
    expect(await Promise.all(tabs.map((tab) => tab.current()))).toEqual(tabs.map(() => fresh));
    expect(renew).toHaveBeenCalledTimes(1);
  });
});

describe('A2 a browser without storage', () => {
  it('the session and its renewals last as long as the page', async () => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const storage = createWebStorage({
      get localStorage() {
        return refuse();
      },
      get sessionStorage() {
        return refuse();
      },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    const clock = { now: () => new Date(START_MS) };
    const fresh = { uuid: 'ana', accessToken: tokenUntil(START_MS / 1000 + 900), refreshToken: 'second' };
    const session = createStoredSession({
      storage,
      clock,
      renew: async () => fresh,
      lock: (_name, work) => work(),
      log: () => undefined,
    });
    session.keep({ ...fresh, accessToken: tokenUntil(START_MS / 1000 - 1), refreshToken: 'first' });
    expect(await session.current()).toEqual(fresh);
    session.clear();
    expect(await session.current()).toBeNull();
  });
});
