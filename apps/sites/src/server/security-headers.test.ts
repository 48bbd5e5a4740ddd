import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { httpsHeaders, securityHeaders } from './security-headers.ts';

const headersOf = async (headers: typeof securityHeaders): Promise<Record<string, string>> => {
  const app = new Hono().use(headers).get('/', (c) => c.body(null));
  return Object.fromEntries((await app.request('/')).headers);
};

/** Every header is a decision: a change of one is a change here. */
const ALWAYS = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

it('every response of a site has these headers and no others', async () => {
  expect(await headersOf(securityHeaders)).toEqual(ALWAYS);
});

it('a response over HTTPS asks for HTTPS for a year', async () => {
  expect(await headersOf(httpsHeaders)).toEqual({
    ...ALWAYS,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});
