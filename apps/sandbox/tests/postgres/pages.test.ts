import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageChange } from 'rotativa/providers';
import { openServer } from '../../src/db/server.ts';
import { CHANGES_CHANNEL } from '../../src/pages/changes.ts';
import { createChangeStreams } from '../../src/pages/change-streams.ts';
import { SILENT } from '../open-app.ts';
import { createPresence, PRESENCE_CHANNEL, tellOtherProcesses } from '../../src/pages/presence.ts';
import { describeConcurrency } from '../pages/describe-concurrency.ts';
import { openPages, type PagesApp } from '../pages/open-pages.ts';
import { readChanges } from '../pages/read-changes.ts';
import { newDatabase, openPostgres } from './open-postgres.ts';

describeConcurrency(async () => openPages(await openPostgres()));

describe('processes that share a server', () => {
  let pages: PagesApp;
  let url: string;
  beforeAll(async () => {
    url = await newDatabase();
    pages = await openPages(await openPostgres(url));
  }, 120_000);
  afterAll(() => pages.close());

  const publish = async (page: { brand: string; page: string }) =>
    pages.call('POST', '/desk/v1/publications', { brand: page.brand, page: page.page, revision: 1 });

  it('get changes by the notification of the database, and after a lost connection', async () => {
    const lost: string[] = [];
    const other = await openServer(url, ({ message }) => void lost.push(message));
    const streams = createChangeStreams({ db: other.db, log: SILENT });
    const stop = await other.follow!(CHANGES_CHANNEL, () => streams.wake());
    const heard: PageChange[] = [];
    const reply = await streams.open({
      caller: undefined,
      after: undefined,
      sees: () => true,
      isWelcome: async () => true,
    });
    void readChanges(reply, (change) => heard.push(change));
    const page = await pages.seed({});
    const start = performance.now();
    await publish(page);
    await vi.waitFor(() => expect(heard).toMatchObject([{ page: page.page }]), 2_000);
    expect(performance.now() - start).toBeLessThan(2_000);

    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    const ended = await holder.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
    );
    expect(ended.rowCount).toBe(1);
    await holder.end();
    await publish(page);
    await delay(10);
    await vi.waitFor(() => expect(heard).toHaveLength(2), 5_000);
    expect(heard[1]!.id).toBeGreaterThan(heard[0]!.id);
    streams.close();
    await stop();
    await other.close();
  });

  it('tell each other who is at a page of the desk', async () => {
    const other = await openServer(url, () => undefined);
    const [here, there] = [createPresence({ tell: tellOtherProcesses(pages.context) }), createPresence()];
    const stop = await other.follow!(PRESENCE_CHANNEL, (payload) => there.receive(payload));
    const said = { brand: 'weekly', page: 'home', isTyping: false, left: false, turn: 1 };
    const member = (name: string) => ({ email: `${name}@mesa.example`, name, roles: {} });
    await here.report(member('Ána “ñ”'), { ...said, tab: 'tab-of-one', placementId: 'lead' });
    const seen = () => there.report(member('luz'), { ...said, tab: 'tab-of-other', placementId: null });
    await vi.waitFor(
      async () => expect(await seen()).toMatchObject([{ name: 'Ána “ñ”', placementId: 'lead' }]),
      2_000,
    );
    await here.report(member('Ána “ñ”'), {
      ...said,
      tab: 'tab-of-one',
      placementId: null,
      left: true,
      turn: 2,
    });
    await vi.waitFor(async () => expect(await seen()).toEqual([]), 2_000);
    await stop();
    await other.close();
  });
});
