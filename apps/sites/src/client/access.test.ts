// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from 'rotativa/domain';
import { createMemoryStorage } from 'rotativa/providers';
import { startAccess } from './access.ts';
import { ACCESS_PATH, LOCKED_PART_PATH, VARIANT_ATTRIBUTE } from '../contract/access.ts';

const showLockedPart = vi.fn(async () => undefined);
vi.mock('./show-locked-part.ts', () => ({ showLockedPart: () => showLockedPart() }));

const reader = (uuid: string): Identity => ({ uuid, accessToken: uuid, refreshToken: 'r' });

interface Call {
  readonly name: string;
  readonly answer: (response: Response) => void;
}

/** A locked article. The test answers its requests, each when it likes. */
function open(first: Identity | null, served = 'anonymous', storage = createMemoryStorage()) {
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
  const buyers = new Set<() => void>();
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
    sales: {
      onSubscriptionsChange: (listener) => {
        buyers.add(listener);
        return () => buyers.delete(listener);
      },
    },
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
  const buy = (): void => {
    for (const listener of buyers) listener();
  };
  const names = (): string[] => calls.map(({ name }) => name);
  const variant = (): string | null => document.body.getAttribute(VARIANT_ATTRIBUTE);
  return { become, buy, storage, comeBackTo, reload, calls, names, variant };
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

  it('of the first is removed when the next one signs in without a sign-out', async () => {
    const { become, calls, names } = open(reader('ana'));
    await settle();
    become(reader('bea'));
    await settle();
    expect(names().slice(1)).toEqual([`DELETE ${ACCESS_PATH}`]);
    calls.at(-1)!.answer(new Response());
    await settle();
    expect(names().at(-1)).toBe(`POST ${LOCKED_PART_PATH} of bea`);
  });

  it('of the first is removed on a page that begins with the next one', async () => {
    const first = open(reader('ana'), '');
    await settle();
    first.calls[0]!.answer(Response.json({ seconds: 900, variant: 'subscriber' }));
    await settle();
    const { calls, names } = open(reader('bea'), 'anonymous', first.storage);
    await settle();
    expect(names()).toEqual([`DELETE ${ACCESS_PATH}`]);
    calls[0]!.answer(new Response());
    await settle();
    expect(names().slice(1)).toEqual([`POST ${LOCKED_PART_PATH} of bea`]);
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

describe('P1, P2 the article to which a reader goes back after a purchase', () => {
  const RENEWED = `POST ${ACCESS_PATH} of ana`;
  const REST = `POST ${LOCKED_PART_PATH} of ana`;
  const cookie = (variant: string): Response => Response.json({ seconds: 900, variant });

  /** The checkout, which is no article, with the cookie of a reader who has bought nothing yet. */
  async function checkout() {
    const opened = open(reader('ana'), '');
    await settle();
    opened.calls[0]!.answer(cookie('registered'));
    await settle();
    opened.buy();
    await settle();
    expect(opened.names()).toEqual([RENEWED, RENEWED]);
    return opened;
  }

  it.each([
    ['the navigation cuts the call', false],
    ['the cookie comes after the server has made the page', true],
  ])('opens when %s', async (_case, answered) => {
    const { calls, storage } = await checkout();
    if (answered) calls.at(-1)!.answer(cookie('subscriber'));
    await settle();
    const { names } = open(reader('ana'), 'registered', storage);
    await settle();
    expect(names()).toEqual([REST]);
  });

  it('does not ask again if the page is that of the cookie', async () => {
    const { calls, storage } = await checkout();
    calls.at(-1)!.answer(cookie('subscriber'));
    await settle();
    const { names } = open(reader('ana'), 'subscriber', storage);
    await settle();
    expect(names()).toEqual([]);
  });

  it('opens when a call from before the purchase is answered after it', async () => {
    const { calls, names, buy, storage } = open(reader('ana'), '');
    await settle();
    buy();
    await settle();
    calls[0]!.answer(cookie('registered'));
    await settle();
    expect(names()).toEqual([RENEWED, RENEWED]);
    const next = open(reader('ana'), 'registered', storage);
    await settle();
    expect(next.names()).toEqual([REST]);
  });
});

describe('P1, P2 the rest of an article', () => {
  it('is asked for the next reader, if the first was still waiting', async () => {
    const { become, calls, names, variant } = open(reader('ana'));
    await settle();
    become(reader('bea'));
    await settle();
    calls.at(-1)!.answer(new Response());
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
    opened.calls.shift()!.answer(Response.json({ seconds: 900, variant: served }));
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
