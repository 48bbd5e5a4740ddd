import { sql } from 'drizzle-orm';
import type { PageChange } from 'rotativa/providers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CONTRACT_STAFF, CONTRACT_PAGE } from '../../../../tests/contract/pages.ts';
import type { PagesApp } from './open-pages.ts';
import { readChanges } from './read-changes.ts';

interface Period {
  id: string;
  from: string;
  until: string | null;
}

/** Changes of a page by several staff at the same moment. */
export function describeConcurrency(open: () => Promise<PagesApp>): void {
  describe('pages under concurrent changes', () => {
    let pages: PagesApp;
    beforeAll(async () => {
      pages = await open();
    }, 120_000);
    afterAll(() => pages.close());

    const save = (page: object, expected: number, title: string, by: keyof typeof CONTRACT_STAFF) =>
      pages.call(
        'POST',
        '/desk/v1/revisions',
        { ...page, expected, document: { ...CONTRACT_PAGE, title }, note: title },
        { by },
      );

    it('of many who save on the same revision exactly one succeeds, and each other gets both sides', async () => {
      const { brand, page } = await pages.seed({});
      const members = ['publisher', 'colleague', 'proposer'] as const;
      const replies = await Promise.all(
        Array.from({ length: 9 }, (_, index) => save({ brand, page }, 1, `de ${index}`, members[index % 3]!)),
      );
      const statuses = replies.map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array.from({ length: 8 }, () => 409)]);
      const won = replies.find(({ status }) => status === 201)!;
      for (const { status, body } of replies) {
        if (status === 201) continue;
        expect(body).toMatchObject({
          code: 'revision_conflict',
          details: { base: { number: 1, document: CONTRACT_PAGE }, theirs: won.body },
        });
      }
      const listed = await pages.call('GET', `/desk/v1/revisions?brand=${brand}&page=${page}`);
      expect(listed.body).toHaveLength(2);
    });

    it('publishing, withdrawing and rolling back at once leaves no overlap, and loses nothing', async () => {
      const { brand, page } = await pages.seed({});
      const address = { brand, page };
      await save(address, 1, 'dos', 'publisher');
      await save(address, 2, 'tres', 'publisher');
      const minute = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
      const plan = (revision: number, from: number, until?: number) =>
        pages.call('POST', '/desk/v1/publications', {
          ...address,
          revision,
          from: minute(from),
          ...(until !== undefined && { until: minute(until) }),
        });
      const planned = await Promise.all([plan(2, 5, 50), plan(3, 10, 20), plan(1, 15), plan(2, 15, 30)]);
      expect(planned.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      const query = `?brand=${brand}&page=${page}`;
      const replies = await Promise.all([
        plan(3, 0),
        pages.call('DELETE', `/desk/v1/publications/${String(planned[0]!.body['id'])}${query}`),
        pages.call('POST', '/desk/v1/rollback', address, { by: 'colleague' }),
        plan(2, 0, 12),
        pages.call('DELETE', `/desk/v1/publications/${String(planned[1]!.body['id'])}${query}`),
        pages.call('POST', '/desk/v1/rollback', address),
      ]);
      for (const { status } of replies) expect([201, 204, 409]).toContain(status);
      const { body } = await pages.call('GET', `/desk/v1/published${query}`);
      const periods = body as unknown as Period[];
      expect(periods.length).toBeGreaterThan(1);
      periods.forEach(({ from, until }, index) => {
        const next = periods[index + 1];
        if (next) expect(until !== null && Date.parse(until) <= Date.parse(next.from)).toBe(true);
        if (until !== null) expect(Date.parse(from)).toBeLessThan(Date.parse(until));
      });
      const { body: events } = await pages.call('GET', `/desk/v1/history${query}`);
      const made = replies.filter(({ status }) => status < 300).length;
      expect(events).toHaveLength(2 + 4 + made);
    });

    it('the same publication is withdrawn once', async () => {
      const address = await pages.seed({}).then(({ brand, page }) => ({ brand, page }));
      const from = new Date(Date.now() + 3_600_000).toISOString();
      const { body } = await pages.call('POST', '/desk/v1/publications', { ...address, revision: 1, from });
      const path = `/desk/v1/publications/${String(body['id'])}?brand=${address.brand}&page=${address.page}`;
      const replies = await Promise.all([1, 2, 3].map(() => pages.call('DELETE', path)));
      expect(replies.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    });

    it('a listener gets changes of several pages in the order of their numbers, and none twice', async () => {
      const made = await Promise.all([1, 2, 3, 4, 5, 6].map(() => pages.seed({})));
      const heard: PageChange[] = [];
      const reply = await pages.streams.open({
        caller: undefined,
        after: undefined,
        sees: () => true,
        isWelcome: async () => true,
      });
      const reading = readChanges(reply, (change) => heard.push(change));
      await Promise.all(
        [...made, ...made].map(({ brand, page }) =>
          pages.call('POST', '/desk/v1/publications', { brand, page, revision: 1 }),
        ),
      );
      await vi.waitFor(() => expect(heard).toHaveLength(12), 5_000);
      const numbers = heard.map(({ id }) => id);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      await reply.body?.cancel().catch(() => undefined);
      void reading.catch(() => undefined);
    });

    it.each(['page_revisions', 'audit_log'])('rows of %s are only added', async (table) => {
      const { db } = pages.context;
      const column = table === 'audit_log' ? sql`note` : sql`author`;
      const name = sql.raw(table);
      const count = async () => {
        const { rows } = (await db.execute(sql`select count(*)::int as count from ${name}`)) as unknown as {
          rows: { count: number }[];
        };
        return rows[0]!.count;
      };
      const before = await count();
      expect(before).toBeGreaterThan(0);
      for (const statement of [
        sql`update ${name} set ${column} = 'otra'`,
        sql`delete from ${name}`,
        sql`truncate ${name} cascade`,
      ])
        await expect(db.execute(statement)).rejects.toMatchObject({
          cause: { message: expect.stringContaining('are only added') as string },
        });
      expect(await count()).toBe(before);
    });
  });
}
