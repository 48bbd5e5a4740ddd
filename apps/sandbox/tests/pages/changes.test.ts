import { asc, eq, lt } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpPublishedPages } from 'rotativa/providers/http';
import type { PageChange } from 'rotativa/providers';
import { createApp } from '../../src/app.ts';
import { pageChanges, staff } from '../../src/db/schema/index.ts';
import { listen } from '../../src/http/listen.ts';
import { KEPT_CHANGES, recordChanges } from '../../src/pages/changes.ts';
import { createChangeStreams, type ChangeStreams } from '../../src/pages/change-streams.ts';
import { setStaff } from '../../src/staff/accounts.ts';
import { CONTENT_TOKEN, SILENT } from '../open-app.ts';
import { openPages, PASSWORD, type Member, type PagesApp } from './open-pages.ts';
import { readChanges } from './read-changes.ts';

const HEARTBEAT_MS = 30;
let pages: PagesApp;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

/** The app and the streams of one test. */
let app: PagesApp['app'];
let streams: ChangeStreams;
beforeEach(async () => {
  await pages.context.db.delete(pageChanges);
  ({ app, streams } = withStreams());
});
afterEach(() => streams.close());

/** The app with streams of a short heartbeat, or with other options. */
function withStreams(options: Parameters<typeof createChangeStreams>[1] = { heartbeatMs: HEARTBEAT_MS }) {
  const made = createChangeStreams({ db: pages.context.db, log: SILENT }, options);
  return { streams: made, app: createApp(pages.context, made) };
}

interface Heard {
  readonly status: number;
  readonly headers: Headers;
  readonly changes: PageChange[];
  /** Names of other events; ':' is a comment. */
  readonly others: string[];
  readonly over: Promise<void>;
  stop(): Promise<void>;
}

async function hear(path: string, headers: Record<string, string> = {}): Promise<Heard> {
  const reply = await app.request(path, { headers });
  const [changes, others]: [PageChange[], string[]] = [[], []];
  const over =
    reply.status === 200
      ? readChanges(
          reply,
          (change) => changes.push(change),
          (name) => others.push(name),
        ).catch(() => undefined)
      : Promise.resolve();
  return {
    status: reply.status,
    headers: reply.headers,
    changes,
    others,
    over,
    stop: async () => reply.body?.cancel().catch(() => undefined),
  };
}
const bearer = (member: Member) => ({ authorization: `Bearer ${pages.tokens[member]}` });
const publish = async (brand = 'weekly') => {
  const { page } = await pages.seed({ brand });
  await pages.context.db.transaction((tx) => recordChanges(tx, [{ brand, page }], pages.context.clock()));
  streams.wake();
  return page;
};
const numbers = async () =>
  (await pages.context.db.select().from(pageChanges).orderBy(asc(pageChanges.id))).map(({ id }) => id);

describe('the stream of changes', () => {
  it('is of server-sent events that no cache keeps', async () => {
    const site = await hear('/pages/v1/changes');
    expect(Object.fromEntries(site.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const page = await publish();
    await vi.waitFor(() => expect(site.changes).toMatchObject([{ brand: 'weekly', page }]));
    expect(Object.keys(site.changes[0]!).sort()).toEqual(['brand', 'id', 'page']);
    expect(new Set(site.others)).toEqual(new Set([':']));
  });

  it('of staff tells the brands in which they have a role', async () => {
    const [publisher, foreigner] = [
      await hear('/desk/v1/changes', bearer('publisher')),
      await hear('/desk/v1/changes', bearer('foreigner')),
    ];
    await publish('weekly');
    await publish('daily');
    await vi.waitFor(() => expect(foreigner.changes).toHaveLength(1));
    expect(foreigner.changes.map(({ brand }) => brand)).toEqual(['daily']);
    expect(publisher.changes.map(({ brand }) => brand)).toEqual(['weekly']);
    const late = await hear(`/desk/v1/changes?after=${(await numbers())[0]!}`, bearer('publisher'));
    await publish('weekly');
    await vi.waitFor(() => expect(late.changes).toHaveLength(1));
    expect(late.others).not.toContain('missed');
  });

  it.each(['after', 'last-event-id'])('begins with what was missed after the number of %s', async (name) => {
    await publish();
    const missed = [await publish(), await publish()];
    const [first] = await numbers();
    const site =
      name === 'after'
        ? await hear(`/pages/v1/changes?after=${first}`)
        : await hear('/pages/v1/changes?after=1', { 'last-event-id': String(first) });
    await vi.waitFor(() => expect(site.changes.map(({ page }) => page)).toEqual(missed));
    missed.push(await publish());
    await vi.waitFor(() => expect(site.changes.map(({ page }) => page)).toEqual(missed));
    expect(site.others).not.toContain('missed');
  });

  it.each([
    ['an old one', '1'],
    ['one of another database', '9000000000000000'],
    ['no number', '__proto__'],
    ['too long a number', '9'.repeat(40)],
    ['0', '0'],
  ])('says that something may have been missed after %s', async (_what, after) => {
    await publish();
    const site = await hear('/pages/v1/changes', { 'last-event-id': after });
    const page = await publish();
    await vi.waitFor(() => expect(site.changes).toMatchObject([{ page }]));
    expect(site.others).toContain('missed');
  });

  it('keeps a bounded number of changes', async () => {
    const address = { brand: 'weekly', page: 'home' };
    const { db, clock } = pages.context;
    await recordChanges(
      db,
      Array.from({ length: KEPT_CHANGES }, () => address),
      clock(),
    );
    const [oldest] = await numbers();
    await recordChanges(db, [address, address], clock());
    expect(await numbers()).toHaveLength(KEPT_CHANGES);
    expect(await db.select().from(pageChanges).where(eq(pageChanges.id, oldest!))).toEqual([]);
  });

  it('numbers grow although the clock goes back, and a new database has others', async () => {
    const { db } = pages.context;
    const address = { brand: 'weekly', page: 'home' };
    const now = new Date('2027-01-01T00:00:00Z');
    await recordChanges(db, [address], now);
    await recordChanges(db, [address], new Date('2026-01-01T00:00:00Z'));
    expect(await numbers()).toEqual([now.getTime(), now.getTime() + 1]);
    await db.delete(pageChanges).where(lt(pageChanges.id, now.getTime() + 5));
    await recordChanges(db, [address], new Date(now.getTime() + 60_000));
    expect(await numbers()).toEqual([now.getTime() + 60_000]);
  });

  it('sends a comment again and again, and ends when the session does', async () => {
    const member = { email: 'escucha@personal.example', name: 'Escucha', password: PASSWORD };
    const { db, clock } = pages.context;
    await setStaff(db, { ...member, roles: { weekly: 'propose' } }, { by: 'command', now: clock() });
    const signIn = async () => {
      const { body } = await pages.call('POST', '/desk/v1/session', member);
      return { authorization: `Bearer ${String(body['token'])}` };
    };
    const [one, two] = [await signIn(), await signIn()];
    const desk = await hear('/desk/v1/changes', one);
    const other = await hear('/desk/v1/changes', two);
    await vi.waitFor(() => expect(desk.others.length).toBeGreaterThan(2));
    await pages.call('DELETE', '/desk/v1/session', undefined, { headers: one });
    await desk.over;
    const before = other.others.length;
    await vi.waitFor(() => expect(other.others.length).toBeGreaterThan(before));
    await db.update(staff).set({ roles: {} }).where(eq(staff.email, member.email));
    await vi.waitFor(() => expect(other.others.length).toBeGreaterThan(before + 3));
    await publish('weekly');
    await new Promise((resolve) => setTimeout(resolve, 3 * HEARTBEAT_MS));
    expect(other.changes).toEqual([]);
    await other.stop();
  });

  it('is refused above a number of listeners, and a place is free when one leaves', async () => {
    const few = withStreams({ most: 2 });
    const controller = new AbortController();
    const server = await listen(few.app, 0, '127.0.0.1');
    const ask = (signal?: AbortSignal) => fetch(`${server.url}/pages/v1/changes`, { signal: signal ?? null });
    const [one, two] = [await ask(controller.signal), await ask()];
    expect([one.status, two.status]).toEqual([200, 200]);
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    controller.abort();
    await vi.waitFor(async () => {
      const again = await ask();
      await again.body?.cancel();
      expect(again.status).toBe(200);
    });
    few.streams.close();
    await server.close();
  });

  it('is refused to one member of staff who has twenty', async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await hear('/desk/v1/changes', bearer('publisher'))).status).toBe(200);
    expect((await hear('/desk/v1/changes', bearer('publisher'))).status).toBe(429);
    expect((await hear('/desk/v1/changes', bearer('colleague'))).status).toBe(200);
  });

  it('ends at shutdown at once, and none begins then', async () => {
    const server = await listen(app, 0, '127.0.0.1');
    const missed = vi.fn();
    const stop = createHttpPublishedPages({ origin: server.url, token: CONTENT_TOKEN }).listen({
      changed: () => undefined,
      missed,
    });
    await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(1));
    const start = performance.now();
    stop();
    const site = await hear('/pages/v1/changes');
    streams.close();
    await site.over;
    expect((await hear('/pages/v1/changes')).status).toBe(503);
    await server.close();
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('ends for a listener who does not read, and not for the others', async () => {
    const slow = await app.request('/pages/v1/changes');
    const reader = await hear('/pages/v1/changes');
    const batch = Array.from({ length: KEPT_CHANGES }, () => ({ brand: 'weekly', page: 'home' }));
    for (let round = 1; round <= 6; round += 1) {
      await recordChanges(pages.context.db, batch, pages.context.clock());
      streams.wake();
      await vi.waitFor(() => expect(reader.changes.length).toBe(round * batch.length), 5_000);
    }
    let events = 0;
    await readChanges(slow, () => (events += 1));
    expect(events).toBeGreaterThan(0);
    expect(events).toBeLessThan(6 * batch.length);
    await reader.stop();
  });
});
