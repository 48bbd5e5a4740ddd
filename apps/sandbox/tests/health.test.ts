import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { openApp, type TestApp } from './open-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
});
afterAll(() => test.close());

it('the health of a process that is about to close is 503, and it still answers', async () => {
  const app = createApp(test.context, undefined, undefined, () => true);
  const health = await app.request('/health');
  expect([health.status, await health.json()]).toMatchObject([503, { code: 'closing' }]);
  expect((await app.request('/content/v1')).status).toBe(200);
});
