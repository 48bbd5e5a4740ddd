import { afterAll, beforeAll, expect, it } from 'vitest';
import { collect } from '../../shared/telemetry/collector.fixture.ts';
import { openApp, type TestApp } from './open-app.ts';

const TRACE = 'a'.repeat(32);
const PRIVATE = {
  email: 'lectora.privada@example.com',
  password: 'Contrasena-Secreta-9',
  nonce: 'n0nceSecreto4f7a9b',
  words: 'enfermedad-secreta',
};

let test: TestApp;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
});
afterAll(() => test.close());

it('a query of content goes on with the trace of its page, down to its statements', async () => {
  const collecting = await collect();
  const query = JSON.stringify({ website_url: '/nada/' });
  const response = await test.app.request(
    `/content/v1/story-by-url?_website=semanario&query=${encodeURIComponent(query)}`,
    { headers: { traceparent: `00-${TRACE}-${'b'.repeat(16)}-01`, 'x-request-id': 'request-of-a-page' } },
  );
  expect(response.headers.get('x-request-id')).toBe('request-of-a-page');
  const { spans } = await collecting.stop();
  const request = spans.find(({ name }) => name === 'GET')!;
  expect([request.traceId, request.parentSpanId]).toEqual([TRACE, 'b'.repeat(16)]);
  expect(JSON.stringify(request.attributes)).toContain('/content/v1/:source');
  const statements = spans.filter(({ name }) => name === 'sql select');
  expect(statements.length).toBeGreaterThan(0);
  for (const { traceId } of statements) expect(traceId).toBe(TRACE);
});

it('nothing that a caller sends is exported', async () => {
  const collecting = await collect();
  const { email, password, nonce, words } = PRIVATE;
  const json = { 'content-type': 'application/json', authorization: `Bearer ${nonce}` };
  const body = JSON.stringify({ userName: email, credentials: password, grantType: 'password', email });
  for (const [method, path] of [
    ['POST', '/identity/public/v1/auth/login'],
    ['POST', '/identity/public/v1/signup'],
    ['PUT', `/identity/public/v1/password/reset/${nonce}`],
    ['GET', `/identity/public/v1/auth/magiclink/${nonce}`],
    ['POST', '/gateway/v1/tokens'],
  ] as const)
    await test.app.request(path, { method, headers: json, ...(method !== 'GET' && { body }) });
  const query = encodeURIComponent(JSON.stringify({ query: words }));
  await test.app.request(`/content/v1/search-api?_website=semanario&query=${query}`);
  await test.app.request(`/${words}?email=${email}`);
  const metrics = await collecting.metrics();
  const { spans, bytes } = await collecting.stop();
  expect(spans.filter(({ name }) => name.startsWith('sql ')).length).toBeGreaterThan(3);
  expect(metrics).toContain('route="/identity/public/v1/auth/login"');
  for (const secret of Object.values(PRIVATE)) expect(bytes + metrics, secret).not.toContain(secret);
});
