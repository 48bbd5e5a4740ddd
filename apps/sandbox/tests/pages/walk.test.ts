import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpPages, createHttpPublishedPages } from 'rotativa/providers/http';
import fc from '../../../../tests/support/fuzz.ts';
import { STEPS, walkPages } from '../../../../tests/support/pages-walk.ts';
import { createApp } from '../../src/app.ts';
import { CONTENT_TOKEN } from '../open-app.ts';
import { openPages, type PagesApp } from './open-pages.ts';

let pages: PagesApp;
beforeAll(async () => {
  pages = await openPages();
}, 120_000);
afterAll(() => pages.close());

it('X5 two editors at the service, a schedule and a clock: nothing is lost, and readers get what was chosen', async () => {
  const start = Date.now();
  let now = start;
  const clock = () => new Date(now);
  // Two processes share the database: each editor has another one.
  const apps = [createApp({ ...pages.context, clock }), createApp({ ...pages.context, clock })] as const;
  const callOf =
    (app: (typeof apps)[number]): typeof fetch =>
    async (input, init) =>
      app.request(new Request(input, init));
  const origin = 'http://localhost:4000';
  const editors = [
    createHttpPages({ origin, token: pages.tokens.publisher, fetch: callOf(apps[0]) }),
    createHttpPages({ origin, token: pages.tokens.colleague, fetch: callOf(apps[1]) }),
  ] as const;
  const published = createHttpPublishedPages({ origin, token: CONTENT_TOKEN, fetch: callOf(apps[1]) });
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      runs += 1;
      now = start;
      const document = { layout: 'front', title: '', regions: { main: [] } };
      const { brand, page } = await pages.seed({ document });
      const later = (ms: number): void => void (now += ms);
      await walkPages({ page: { brand, page }, editors, published, now: () => now, later }, steps);
    }),
    { numRuns: 6 },
  );
  expect(runs).toBeGreaterThanOrEqual(6);
}, 60_000);
