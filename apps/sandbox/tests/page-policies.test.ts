import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLIENT_ID } from '../src/identity/provider/grants.ts';
import { openApp, type TestApp } from './open-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
});
afterAll(() => test.close());

const SITE = 'http://localhost:3001';
const SIGN_IN = new URLSearchParams({
  client_id: CLIENT_ID,
  redirect_uri: `${SITE}/`,
  response_type: 'code',
});

/** Every directive is a decision: a change of one is a change here. */
it.each<[page: string, path: string, policy: string[]]>([
  [
    'the card fields of a site',
    `/gateway/v1/frame?site=${SITE}`,
    [
      ...["default-src 'none'", "script-src 'self'", "style-src 'unsafe-inline'", "connect-src 'self'"],
      ...["base-uri 'none'", "form-action 'none'", `frame-ancestors ${SITE}`],
    ],
  ],
  [
    'a sign-in company',
    `/__provider/google/authorize?${SIGN_IN}`,
    ["default-src 'none'", "style-src 'unsafe-inline'", "base-uri 'none'", "frame-ancestors 'none'"],
  ],
  [
    'the e-mails for developers',
    '/__outbox',
    [
      ...["default-src 'none'", "style-src 'unsafe-inline'", "base-uri 'none'"],
      ...["frame-ancestors 'none'", "form-action 'none'"],
    ],
  ],
  [
    'an advertisement',
    '/ads/v1/creatives/0',
    [
      ...["default-src 'none'", "style-src 'unsafe-inline'", "script-src 'sha256-…'"],
      ...["base-uri 'none'", "form-action 'none'"],
    ],
  ],
])('the page of %s has these directives and no others', async (_page, path, policy) => {
  const { status, headers } = await test.app.request(path);
  expect(status).toBe(200);
  const shown = headers.get('content-security-policy')?.replace(/'sha256-[\w+/=]+'/, "'sha256-…'");
  expect(shown?.split('; ')).toEqual(policy);
});
