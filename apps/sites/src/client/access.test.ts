// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from 'rotativa/domain';
import { createMemoryStorage } from 'rotativa/providers';
import { startAccess } from './access.ts';
import { ACCESS_PATH, LOCKED_PART_PATH, VARIANT_ATTRIBUTE } from './access-names.ts';

const showLockedPart = vi.fn(async () => undefined);
vi.mock('./show-locked-part.ts', () => ({ showLockedPart: () => showLockedPart() }));

const reader = (uuid: string): Identity => ({ uuid, accessToken: uuid, refreshToken: 'r' });

interface Call {
  readonly name: string;
  readonly answer: (response: Response) => void;
}

/** A locked article. The test answers its requests, each when it likes. */
function open(first: Identity | null, served = 'anonymous') {
  document.body.innerHTML = '<article><div class="rt-locked-part"></div></article>';
  document.body.setAttribute(VARIANT_ATTRIBUTE, served);
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (path: string, { method, headers, signal }: RequestInit) => {
    const who = new Headers(headers).get('authorization')?.replace('Bearer ', ' of ') ?? '';
    return new Promise<Response>((answer, fail) => {
      const end = (): void => fail(new DOMException('ended', 'AbortError'));
      if (signal?.aborted) return end();
      signal?.addEventListener('abort', end);
      calls.push({ name: `${method} ${path.split('?')[0]}${who}`, answer });
    });
  });
  let held = first;
  const listeners = new Set<(identity: Identity | null) => void>();
  const storage = createMemoryStorage();
  const reload = vi.fn();
  const access = startAccess({
    identity: {
      identity: () => held,
      accessToken: async () => held?.accessToken ?? null,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    sales: { onSubscriptionsChange: () => () => undefined },
    page: document,
    storage,
    now: () => 0,
    reload,
  });
  const become = (identity: Identity | null): void => {
    held = identity;
    for (const listener of listeners) listener(identity);
  };
  /** The page comes back after another one, on which its reader changed. A page in the cache gets no event. */
  const comeBackTo = (identity: Identity | null): void => {
    held = identity;
    access.followReturn();
  };
  const names = (): string[] => calls.map(({ name }) => name);
  const variant = (): string | null => document.body.getAttribute(VARIANT_ATTRIBUTE);
  return { become, comeBackTo, reload, calls, names, variant };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => showLockedPart.mockClear());
afterEach(() => vi.unstubAllGlobals());

describe('P1, P2 the cookie of entitlements', () => {
  it('of the next reader is asked for after that of the first is removed', async () => {
    const { become, calls, names } = open(reader('ana'));
    await settle();
    become(null);
    become(reader('bea'));
    await settle();
    const before = [`POST ${LOCKED_PART_PATH} of ana`, `DELETE ${ACCESS_PATH}`];
    expect(names()).toEqual(before);
    calls.at(-1)!.answer(new Response());
    await settle();
    expect(names()).toEqual([...before, `POST ${LOCKED_PART_PATH} of bea`]);
  });

  it('is asked for if the removal failed', async () => {
    const { become, names } = open(reader('ana'));
    vi.stubGlobal('fetch', vi.fn(fetch).mockRejectedValueOnce(new TypeError('no network')));
    become(null);
    become(reader('bea'));
    await settle();
    expect(names().at(-1)).toBe(`POST ${LOCKED_PART_PATH} of bea`);
  });
});

describe('P1, P2 the rest of an article', () => {
  it('is asked for the next reader, if the first was still waiting', async () => {
    const { become, names, variant } = open(reader('ana'));
    await settle();
    become(reader('bea'));
    await settle();
    expect([names().at(-1), variant()]).toEqual([`POST ${LOCKED_PART_PATH} of bea`, 'pending']);
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('is not shown, and not missed, after its reader has left', async () => {
    const { become, calls, variant } = open(reader('ana'));
    await settle();
    calls[0]!.answer(new Response('<body></body>', { headers: { 'content-type': 'text/html' } }));
    // The answer is here, and its code is loading.
    become(null);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    await settle();
    await settle();
    expect([showLockedPart.mock.calls.length, variant()]).toEqual([0, 'anonymous']);
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('is shown to its reader', async () => {
    const { calls, variant } = open(reader('ana'));
    await settle();
    calls[0]!.answer(new Response('<body></body>', { headers: { 'content-type': 'text/html' } }));
    await vi.waitFor(() => expect(variant()).toBe('subscriber'));
    expect(showLockedPart).toHaveBeenCalledTimes(1);
  });
});

describe('P1, P2 an article that comes back from the cache of the browser', () => {
  /** An article that its reader has open, with the cookie. */
  async function openAs(first: Identity, served: string) {
    const opened = open(first, served);
    await settle();
    // A reader without a subscription has asked for the rest before.
    if (served === 'registered') opened.calls.shift()!.answer(Response.json({}));
    await settle();
    opened.calls.shift()!.answer(Response.json({ seconds: 900 }));
    await settle();
    expect([opened.names(), opened.variant()]).toEqual([[], served]);
    return opened;
  }

  it.each(['subscriber', 'registered'])(
    'is loaded again without the cookie if its reader, who was %s, has signed out',
    async (served) => {
      const { comeBackTo, reload, calls, names } = await openAs(reader('ana'), served);
      comeBackTo(null);
      await settle();
      expect([names(), reload.mock.calls.length]).toEqual([[`DELETE ${ACCESS_PATH}`], 0]);
      calls[0]!.answer(new Response());
      await settle();
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it('is loaded again if another reader has signed in', async () => {
    const { comeBackTo, reload, names } = await openAs(reader('ana'), 'subscriber');
    comeBackTo(reader('bea'));
    await settle();
    expect([names(), reload.mock.calls.length]).toEqual([[], 1]);
  });

  it('gets its rest if a reader has signed in', async () => {
    const { comeBackTo, reload, names, variant } = open(null);
    comeBackTo(reader('ana'));
    await settle();
    expect([names(), variant()]).toEqual([[`POST ${LOCKED_PART_PATH} of ana`], 'pending']);
    expect(reload).not.toHaveBeenCalled();
  });

  it('gets its rest if its reader has become a subscriber', async () => {
    const { comeBackTo, names } = await openAs(reader('ana'), 'registered');
    comeBackTo(reader('ana'));
    await settle();
    expect(names()).toEqual([`POST ${LOCKED_PART_PATH} of ana`]);
  });

  it('stays as it is for the same subscriber', async () => {
    const { comeBackTo, reload, names, variant } = await openAs(reader('ana'), 'subscriber');
    comeBackTo(reader('ana'));
    await settle();
    expect([names(), variant(), reload.mock.calls.length]).toEqual([[], 'subscriber', 0]);
  });

  it('stays as it is without a reader', async () => {
    const { comeBackTo, reload, names, variant } = open(null);
    comeBackTo(null);
    await settle();
    expect([names(), variant(), reload.mock.calls.length]).toEqual([[], 'anonymous', 0]);
  });
});
