import { describe, expect, it, vi } from 'vitest';
import type { Identity } from '../../../domain/accounts/storage.ts';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { createMemoryStorage, createSharedStore } from '../../storage/memory.ts';
import { createWebStorage } from '../../storage/web.ts';
import { tokenUntil } from '../local-server.fixture.ts';
import { createKeptSession } from './session.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.parse('2025-06-10T15:00:00Z');

/** A service and a browser whose clocks differ by `aheadMs`; time passes for both. */
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
  const session = createKeptSession({
    storage: createMemoryStorage(),
    clock: { now: () => new Date(service() + aheadMs) },
    renew,
    exclusive: (_name, work) => work(),
    log: () => undefined,
  });
  const pass = (ms: number): void => void (passedMs += ms);
  return { session, renew, issue, pass };
}

describe('A5 a clock that is wrong', () => {
  it('an hour ahead: one renewal tells what time it is, and the next comes when it is due', async () => {
    const { session, renew, issue, pass } = open(HOUR_MS);
    session.keep(issue());
    for (let calls = 0; calls < 5; calls += 1) await session.current();
    expect(renew).toHaveBeenCalledTimes(1);
    pass(16 * 60_000);
    await session.current();
    await session.current();
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('an hour behind: after one renewal a token that is over is known to be', async () => {
    const { session, renew, issue, pass } = open(-HOUR_MS);
    session.keep(issue());
    pass(16 * 60_000);
    const stale = await session.current();
    expect(renew).not.toHaveBeenCalled();
    // The service refuses it, and the caller asks for a renewal.
    await session.renewed(stale!.accessToken);
    pass(16 * 60_000);
    await session.current();
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('a token that does not say when it was made changes nothing', async () => {
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

describe('A5 tabs that renew at once', () => {
  it('with a lock among tabs the service is asked once', async () => {
    const shared = createSharedStore();
    let queue: Promise<unknown> = Promise.resolve();
    const exclusive = async <T>(_name: string, work: () => Promise<T>): Promise<T> => {
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
      createKeptSession({
        storage: createMemoryStorage(shared),
        clock,
        renew,
        exclusive,
        log: () => undefined,
      }),
    );
    tabs[0]!.keep({ ...fresh, accessToken: tokenUntil(START_MS / 1000 - 1), refreshToken: 'first' });
    expect(await Promise.all(tabs.map((tab) => tab.current()))).toEqual(tabs.map(() => fresh));
    expect(renew).toHaveBeenCalledTimes(1);
  });
});

describe('A2 a browser that keeps nothing', () => {
  it('the session lasts as long as the page, renewals too', async () => {
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
    const session = createKeptSession({
      storage,
      clock,
      renew: async () => fresh,
      exclusive: (_name, work) => work(),
      log: () => undefined,
    });
    session.keep({ ...fresh, accessToken: tokenUntil(START_MS / 1000 - 1), refreshToken: 'first' });
    expect(await session.current()).toEqual(fresh);
    session.clear();
    expect(await session.current()).toBeNull();
  });
});
