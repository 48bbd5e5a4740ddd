import fc from '../../../tests/support/fuzz.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { analyticsEvents, rateLimits } from '../src/db/schema/index.ts';
import { applyRetention } from '../src/retention/apply.ts';
import { openApp, type TestApp } from './open-app.ts';

const VISIT = '0123456789abcdef0123456789abcdef';
const EVENT = { name: 'share', properties: { network: 'copy' }, at: '2026-02-01T12:00:00.000Z' };
const BATCH = { site: 'semanario', visit: VISIT, events: [EVENT] };
const URL = 'http://127.0.0.1:4000/measuring/v1/events';

let test: TestApp;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
});
afterEach(async () => {
  await test.context.db.delete(analyticsEvents);
  await test.context.db.delete(rateLimits);
});
afterAll(() => test.close());

const appAt = (now: string, more: Partial<TestApp['context']['config']> = {}) =>
  createApp({
    ...test.context,
    config: { ...test.context.config, ...more },
    clock: () => new Date(now),
  });

const post = (body: unknown, headers: Record<string, string> = {}, app = appAt('2026-02-01T12:00:05Z')) =>
  app.request(URL, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const kept = async (search = ''): Promise<unknown> => (await test.app.request(URL + search)).json();

describe('X14 analytics events', () => {
  it('are kept in their order, and read by visit', async () => {
    const second = { ...EVENT, name: 'gallery', properties: { pictures: 4 } };
    const other = { ...BATCH, site: 'rural', visit: 'f'.repeat(32) };
    const answers = [await post({ ...BATCH, events: [EVENT, second] }), await post(other)];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const listed = { site: 'weekly', visit: VISIT };
    expect(await kept(`?visit=${VISIT}`)).toEqual([
      { ...listed, ...EVENT },
      { ...listed, ...second },
    ]);
    expect(await kept()).toHaveLength(3);
  });

  it('have a time near their arrival, whatever the clock of the browser says', async () => {
    const events = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'].map((at) => ({ ...EVENT, at }));
    expect((await post({ ...BATCH, events })).status).toBe(204);
    expect(await kept()).toMatchObject([
      { at: '2026-01-31T12:00:05.000Z' },
      { at: '2026-02-01T12:00:05.000Z' },
    ]);
  });

  it('are kept for ninety days', async () => {
    await post(BATCH);
    await post({ ...BATCH, visit: 'a'.repeat(32) }, {}, appAt('2026-05-03T12:00:06Z'));
    const clock = () => new Date('2026-05-03T12:00:06Z');
    expect(await applyRetention({ ...test.context, clock })).toEqual({ 'measured-events': 1 });
    expect(await kept()).toMatchObject([{ visit: 'a'.repeat(32) }]);
  });

  it.each([
    ['no JSON', 'x', 'the body is not JSON'],
    ['an empty batch', { ...BATCH, events: [] }, 'events: '],
    ['a long batch', { ...BATCH, events: Array.from({ length: 51 }, () => EVENT) }, 'events: '],
    ['an unknown site', { ...BATCH, site: 'x' }, 'site: must be a site'],
    ['a bad visit', { ...BATCH, visit: 'ana@x.co' }, 'visit: must be 32 hexadecimal digits'],
    [
      'an unknown event',
      { ...BATCH, events: [EVENT, { ...EVENT, name: 'x' }] },
      'events.1: The catalogue has no event of this name.',
    ],
    [
      'a property for personal data',
      { ...BATCH, events: [{ ...EVENT, properties: { network: 'copy', email: 'ana@x.co' } }] },
      'events.0: share: only network are known.',
    ],
    ['a bad time', { ...BATCH, events: [{ ...EVENT, at: 'soon' }] }, 'events.0.at: '],
  ])('%s is refused as a whole', async (_what, body, message) => {
    const answer = await post(body);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(message)]);
    expect(await kept()).toEqual([]);
  });

  it('nothing that is sent makes the service fail', async () => {
    const event = fc.record(
      {
        name: fc.constantFrom('share', 'page_view', '__proto__'),
        properties: fc.jsonValue(),
        at: fc.string(),
      },
      { requiredKeys: [] },
    );
    const batch = fc.record({ site: fc.jsonValue(), visit: fc.jsonValue(), events: fc.array(event) });
    await fc.assert(
      fc.asyncProperty(fc.oneof(batch, fc.jsonValue(), fc.string()), async (body) => {
        expect((await post(body)).status).toBe(400);
      }),
    );
  });

  it('come from pages of the sites only, and are read by no page', async () => {
    expect((await post(BATCH, { origin: 'https://elsewhere.example' })).status).toBe(403);
    const taken = await post(BATCH, { origin: 'http://localhost:3001' });
    expect([taken.status, taken.headers.get('cross-origin-resource-policy')]).toEqual([204, 'cross-origin']);
    expect((await post(' '.repeat(200_000))).status).toBe(413);
    const page = await test.app.request(URL, { headers: { origin: 'http://localhost:3001' } });
    expect([page.status, page.headers.get('cross-origin-resource-policy')]).toEqual([403, 'same-origin']);
  });
});
