import { createRequire } from 'node:module';
import { vi } from 'vitest';

// The package has no types.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string, options: { url: string }) => { window: Window & typeof globalThis };
};

/** The origin of the page with the vendor's clients. It differs from the sandbox's. */
export const PAGE_ORIGIN = 'http://localhost:3001';

const nodeFetch = globalThis.fetch;

/** Sends a preflight where browsers do. A reply that does not allow the page's origin is a network error. */
async function crossOrigin(
  fetch: typeof globalThis.fetch,
  jar: Map<string, string>,
  url: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  const requested = [...headers.keys()].filter((name) => name !== 'accept');
  const preflight = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin: PAGE_ORIGIN,
      'access-control-request-method': init.method ?? 'GET',
      'access-control-request-headers': requested.join(','),
    },
  });
  const allowed = (preflight.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(',');
  if (!requested.every((name) => allowed.includes(name))) throw new TypeError('Failed to fetch: preflight');
  headers.set('origin', PAGE_ORIGIN);
  const withCookies = init.credentials === 'include';
  if (withCookies && jar.size > 0)
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
  const reply = await fetch(url, { ...init, headers });
  if (reply.headers.get('access-control-allow-origin') !== PAGE_ORIGIN)
    throw new TypeError('Failed to fetch: origin');
  if (withCookies)
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) jar.set(name, value);
    }
  return reply;
}

/**
 * Gives Node what the vendor's browser clients need: a window with storage and events, and a fetch with cookies and
 * the rules for cross-origin calls.
 */
export function browserGlobals(): { jar: Map<string, string>; window: Window & typeof globalThis } {
  const { window } = new JSDOM('', { url: `${PAGE_ORIGIN}/` });
  const jar = new Map<string, string>();
  for (const name of [
    'document',
    'location',
    'localStorage',
    'sessionStorage',
    'CustomEvent',
    'Event',
  ] as const)
    vi.stubGlobal(name, window[name]);
  vi.stubGlobal('window', window);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => crossOrigin(nodeFetch, jar, url, init));
  return { jar, window };
}
