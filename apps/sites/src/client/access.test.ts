// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from 'rotativa/domain';
import { createMemoryStorage } from 'rotativa/providers';
import { startAccess } from './access.ts';
import { ACCESS_PATH, REST_PATH, VARIANT_ATTRIBUTE } from './access-names.ts';

const showRest = vi.fn(async () => undefined);
vi.mock('./show-rest.ts', () => ({ showRest: () => showRest() }));

const reader = (uuid: string): Identity => ({ uuid, accessToken: uuid, refreshToken: 'r' });

interface Call {
  readonly name: string;
  readonly answer: (response: Response) => void;
}

/** A locked article. The test answers its requests, each when it likes. */
function open(first: Identity | null) {
  document.body.innerHTML = '<article><div class="rt-locked-part"></div></article>';
  document.body.setAttribute(VARIANT_ATTRIBUTE, 'anonymous');
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
  startAccess({
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
    storage: createMemoryStorage(),
    now: () => 0,
  });
  const become = (identity: Identity | null): void => {
    held = identity;
    for (const listener of listeners) listener(identity);
  };
  const names = (): string[] => calls.map(({ name }) => name);
  const variant = (): string | null => document.body.getAttribute(VARIANT_ATTRIBUTE);
  return { become, calls, names, variant };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => showRest.mockClear());
afterEach(() => vi.unstubAllGlobals());

describe('P1, P2 the cookie of entitlements', () => {
  it('of the next reader is asked for after that of the first is removed', async () => {
    const { become, calls, names } = open(reader('ana'));
    await settle();
    become(null);
    become(reader('bea'));
    await settle();
    const before = [`POST ${REST_PATH} of ana`, `DELETE ${ACCESS_PATH}`];
    expect(names()).toEqual(before);
    calls.at(-1)!.answer(new Response());
    await settle();
    expect(names()).toEqual([...before, `POST ${REST_PATH} of bea`]);
  });

  it('is asked for if the removal failed', async () => {
    const { become, names } = open(reader('ana'));
    vi.stubGlobal('fetch', vi.fn(fetch).mockRejectedValueOnce(new TypeError('no network')));
    become(null);
    become(reader('bea'));
    await settle();
    expect(names().at(-1)).toBe(`POST ${REST_PATH} of bea`);
  });
});

describe('P1, P2 the rest of an article', () => {
  it('is asked for the next reader, if the first was still waiting', async () => {
    const { become, names, variant } = open(reader('ana'));
    await settle();
    become(reader('bea'));
    await settle();
    expect([names().at(-1), variant()]).toEqual([`POST ${REST_PATH} of bea`, 'pending']);
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
    expect([showRest.mock.calls.length, variant()]).toEqual([0, 'anonymous']);
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('is shown to its reader', async () => {
    const { calls, variant } = open(reader('ana'));
    await settle();
    calls[0]!.answer(new Response('<body></body>', { headers: { 'content-type': 'text/html' } }));
    await vi.waitFor(() => expect(variant()).toBe('subscriber'));
    expect(showRest).toHaveBeenCalledTimes(1);
  });
});
