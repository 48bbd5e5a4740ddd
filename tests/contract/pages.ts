import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageDocument } from '../../src/domain/page/document.ts';
import { inForce } from '../../src/domain/page/schedule.ts';
import type { ContentKey } from '../../src/domain/caching/content-keys.ts';
import type {
  ChangeListener,
  ContentChange,
  PageAddress,
  PageChange,
  PagesPort,
  PublishedPagesPort,
} from '../../src/providers/ports/pages.ts';

/** The brand of the pages that the contract changes. */
export const CONTRACT_BRAND = 'weekly';

/** The first revision of a page of the contract. */
export const CONTRACT_PAGE: PageDocument = {
  layout: 'front',
  title: '',
  regions: {
    main: [
      { id: 'main-ad-slot-1', block: 'ad-slot' },
      {
        id: 'main-lo-que-nadie-conoce-1',
        block: 'lo-que-nadie-conoce',
        version: 7,
        settings: { lista: [1, null, { hondo: true }], vacío: null, texto: 'áé' },
      },
    ],
  },
};

/**
 * The staff that the service must have for the contract, with their roles by brand. `stranger` has no session;
 * `foreigner` has the highest role in another brand.
 */
export const CONTRACT_STAFF = {
  publisher: { email: 'publica@personal.example', roles: { [CONTRACT_BRAND]: 'publish' } },
  colleague: { email: 'colega@personal.example', roles: { [CONTRACT_BRAND]: 'administer' } },
  proposer: { email: 'propone@personal.example', roles: { [CONTRACT_BRAND]: 'propose' } },
  foreigner: { email: 'ajena@personal.example', roles: { daily: 'administer' } },
} as const;

export type ContractMember = keyof typeof CONTRACT_STAFF | 'stranger';

export interface PagesWorld {
  /** The pages as a member of staff has them. */
  as(member: ContractMember): PagesPort;
  /** The published pages as a site's server has them. */
  published: PublishedPagesPort;
  /** Makes a page of `CONTRACT_BRAND` whose first revision is `CONTRACT_PAGE`, by 'seed', published from the beginning. */
  freshPage(): Promise<PageAddress>;
  /** Changes a story of `CONTRACT_BRAND`. @returns its key */
  changeStory(): Promise<ContentKey>;
  /** Whether the service can be reached from now on. Open connections of listeners end when it cannot. */
  reachable(now: boolean): void;
  close(): Promise<void>;
}

const MINUTE = 60_000;
const later = (minutes: number): Date => new Date(Math.ceil(Date.now() / 1000) * 1000 + minutes * MINUTE);
/** Asked for twice, it could be another second. */
const TEN_MINUTES_LATER = later(10);
const titled = (title: string): PageDocument => ({ ...CONTRACT_PAGE, title });

/** Keeps what a listener is called with. */
function keeper(): ChangeListener & { changes: PageChange[]; missedCount: number } {
  const kept = {
    changes: [] as PageChange[],
    missedCount: 0,
    changed: (change: PageChange) => void kept.changes.push(change),
    missed: () => {
      kept.missedCount += 1;
    },
  };
  return kept;
}

/** The contract of stored pages: of a member of staff, and of a site's server. @see X5 */
export function describePagesContract(adapter: string, open: () => Promise<PagesWorld>): void {
  describe(`pages: ${adapter}`, () => {
    let world: PagesWorld;
    let page: PageAddress;
    let pages: PagesPort;
    beforeAll(async () => {
      world = await open();
    }, 120_000);
    beforeEach(async () => {
      page = await world.freshPage();
      pages = world.as('publisher');
    });
    afterEach(() => world.reachable(true));
    afterAll(() => world.close());

    const save = (expected: number, title: string, by: PagesPort = pages) =>
      by.save({ ...page, expected, document: titled(title), note: title });
    /** The number of the revision that readers get at an instant. */
    const readersGet = async (at = new Date(), port: PublishedPagesPort = world.published) =>
      inForce(await port.published({ ...page, at }), page.page, at)?.revision;

    describe('what the seed made', () => {
      it('is published from the beginning, with everything that its document has', async () => {
        const found = await world.published.published(page);
        expect(found).toHaveLength(1);
        expect(found[0]).toMatchObject({ ...page, revision: 1, until: null });
        expect(Date.parse(found[0]!.from)).toBeLessThan(Date.now());
        expect(found[0]!.document).toEqual(CONTRACT_PAGE);
      });

      it('is in the list of the brand, without drafts and plans', async () => {
        const list = await pages.list({ brand: page.brand });
        const names = list.map((one) => one.page);
        expect(names).toEqual([...names].sort());
        expect(list.find((one) => one.page === page.page)).toMatchObject({
          ...page,
          revision: 1,
          published: { revision: 1, until: null },
          scheduled: [],
          drafts: [],
        });
      });

      it('is a revision without a parent, by the seed', async () => {
        const first = await pages.revision({ ...page, number: 1 });
        expect(first).toMatchObject({ ...page, number: 1, parent: null, author: 'seed' });
        expect(first.document).toEqual(CONTRACT_PAGE);
      });
    });

    describe('revisions', () => {
      it('save is the next number after the one it is based on, and changes nothing for readers', async () => {
        const saved = await save(1, 'uno');
        expect(saved).toMatchObject({
          ...page,
          number: 2,
          parent: 1,
          author: CONTRACT_STAFF.publisher.email,
          note: 'uno',
        });
        expect(saved.document).toEqual(titled('uno'));
        expect(Math.abs(Date.parse(saved.created) - Date.now())).toBeLessThan(10 * MINUTE);
        expect(await pages.revision({ ...page, number: 2 })).toEqual(saved);
        expect((await pages.revision({ ...page, number: 1 })).document).toEqual(CONTRACT_PAGE);
        expect(await readersGet()).toBe(1);
      });

      it('are listed last first, in parts, without documents', async () => {
        for (const number of [1, 2, 3, 4]) await save(number, `de ${number}`);
        const all = await pages.revisions(page);
        expect(all.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
        expect(all[0]).not.toHaveProperty('document');
        expect(all[0]).toMatchObject({ note: 'de 4', parent: 4 });
        const part = await pages.revisions({ ...page, before: 5, limit: 2 });
        expect(part.map(({ number }) => number)).toEqual([4, 3]);
      });

      it('save on an older one is a conflict with both sides, and saves nothing', async () => {
        await save(1, 'de la otra', world.as('colleague'));
        await expect(save(1, 'mía')).rejects.toMatchObject({
          name: 'ApiError',
          code: 'revision_conflict',
          httpStatus: 409,
          details: {
            base: { number: 1, document: CONTRACT_PAGE },
            theirs: {
              number: 2,
              author: CONTRACT_STAFF.colleague.email,
              document: titled('de la otra'),
            },
          },
        });
        expect(await pages.revisions(page)).toHaveLength(2);
      });

      it('of two that save at once on the same one only one succeeds', async () => {
        const both = await Promise.allSettled([save(1, 'una'), save(1, 'otra', world.as('colleague'))]);
        expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        const { reason } = both.find((one) => one.status === 'rejected')!;
        expect(reason).toMatchObject({ code: 'revision_conflict', details: { theirs: { number: 2 } } });
      });

      it('an invalid document is refused with its faults', async () => {
        const [first] = CONTRACT_PAGE.regions.main!;
        const twice: PageDocument = { ...CONTRACT_PAGE, regions: { main: [first!, first!] } };
        await expect(pages.save({ ...page, expected: 1, document: twice, note: '' })).rejects.toMatchObject({
          name: 'ApiError',
          code: 'invalid_document',
          httpStatus: 422,
          details: [
            {
              placementId: first!.id,
              path: ['regions', 'main', 1, 'id'],
              severity: 'error',
              message: expect.stringMatching(/\S/) as string,
            },
          ],
        });
        expect(await pages.revisions(page)).toHaveLength(1);
      });
    });

    describe('drafts', () => {
      it('there is none, then the one that was kept last, then none', async () => {
        expect(await pages.draft(page)).toBeNull();
        await pages.saveDraft({ ...page, base: 1, document: titled('a medias') });
        const kept = await pages.saveDraft({ ...page, base: 1, document: titled('casi') });
        expect(kept).toMatchObject({ ...page, author: CONTRACT_STAFF.publisher.email, base: 1 });
        expect(kept.document).toEqual(titled('casi'));
        expect(await pages.draft(page)).toEqual(kept);
        await pages.discardDraft(page);
        expect(await pages.draft(page)).toBeNull();
        await expect(pages.discardDraft(page)).resolves.toBeUndefined();
      });

      it('each author has one, and the list of pages names all', async () => {
        await pages.saveDraft({ ...page, base: 1, document: titled('mía') });
        await world.as('proposer').saveDraft({ ...page, base: 1, document: titled('de quien propone') });
        expect((await pages.draft(page))?.document.title).toBe('mía');
        const [summary] = (await pages.list(page)).filter((one) => one.page === page.page);
        expect(summary!.drafts.map(({ author, base }) => [author, base]).sort()).toEqual([
          [CONTRACT_STAFF.proposer.email, 1],
          [CONTRACT_STAFF.publisher.email, 1],
        ]);
      });

      it('may be unfinished: what cannot be saved as a revision is kept', async () => {
        const unfinished = { ...CONTRACT_PAGE, regions: { main: [{ block: 'ad-slot' }] } };
        await pages.saveDraft({ ...page, base: 1, document: unfinished });
        expect((await pages.draft(page))?.document).toEqual(unfinished);
      });

      it('but not if no editor could show it', async () => {
        const broken = { layout: 'front', title: '', regions: 'main' } as unknown as PageDocument;
        await expect(pages.saveDraft({ ...page, base: 1, document: broken })).rejects.toMatchObject({
          code: 'invalid_document',
          httpStatus: 422,
        });
      });

      it('end when their author saves a revision, and no other’s does', async () => {
        await pages.saveDraft({ ...page, base: 1, document: titled('mía') });
        await world.as('colleague').saveDraft({ ...page, base: 1, document: titled('ajena') });
        await save(1, 'mía');
        expect(await pages.draft(page)).toBeNull();
        expect((await world.as('colleague').draft(page))?.base).toBe(1);
      });
    });

    describe('publishing', () => {
      it('now: readers get it until another takes its place', async () => {
        await save(1, 'dos');
        const publication = await pages.publish({ ...page, revision: 2 });
        expect(publication).toMatchObject({ ...page, revision: 2, until: null });
        expect(publication.document).toEqual(titled('dos'));
        const after = new Date(Date.parse(publication.from) + 1);
        expect(await readersGet(after)).toBe(2);
        expect(await readersGet(after, pages)).toBe(2);
        const found = await world.published.published({ ...page, at: after });
        expect(found).toEqual([publication]);
      });

      it('a time that is over means now', async () => {
        await save(1, 'dos');
        const { from } = await pages.publish({ ...page, revision: 2, from: new Date(0) });
        expect(Math.abs(Date.parse(from) - Date.now())).toBeLessThan(10 * MINUTE);
      });

      it('for a time: what is published ends when it begins, and continues after it', async () => {
        await save(1, 'dos');
        const [from, until] = [later(60), later(120)];
        const planned = await pages.publish({ ...page, revision: 2, from, until });
        expect(planned).toMatchObject({ from: from.toISOString(), until: until.toISOString() });
        const all = await world.published.published(page);
        expect(all.map(({ revision, from: begin, until: end }) => [revision, begin, end])).toEqual([
          [1, expect.any(String), from.toISOString()],
          [2, from.toISOString(), until.toISOString()],
          [1, until.toISOString(), null],
        ]);
        expect(await readersGet()).toBe(1);
        expect(await readersGet(from)).toBe(2);
        expect(await readersGet(until)).toBe(1);
        const [summary] = (await pages.list(page)).filter((one) => one.page === page.page);
        expect(summary).toMatchObject({
          published: { revision: 1, until: from.toISOString() },
          scheduled: [{ id: planned.id, revision: 2, from: from.toISOString(), until: until.toISOString() }],
        });
      });

      it('what is scheduled takes the place of what is published before it begins', async () => {
        await save(1, 'dos');
        await save(2, 'tres');
        const from = later(60);
        await pages.publish({ ...page, revision: 2, from });
        const now = await pages.publish({ ...page, revision: 3 });
        expect(now.until).toBe(from.toISOString());
        expect(await readersGet(new Date(Date.parse(now.from) + 1))).toBe(3);
        expect(await readersGet(later(61))).toBe(2);
      });

      it('periods that cross: the one that begins later is in force in both', async () => {
        await save(1, 'dos');
        await save(2, 'tres');
        await pages.publish({ ...page, revision: 3, from: later(20), until: later(40) });
        await pages.publish({ ...page, revision: 2, from: later(10), until: later(50) });
        const revisions = (await world.published.published(page)).map(({ revision }) => revision);
        expect(revisions).toEqual([1, 2, 3, 2, 1]);
      });

      it('answers all pages of a brand by their names', async () => {
        const other = await world.freshPage();
        const found = (await world.published.published({ brand: page.brand })).map((one) => one.page);
        expect(found).toEqual(expect.arrayContaining([page.page, other.page]));
        expect(found).toEqual([...found].sort());
        expect(await world.published.published({ brand: 'no-hay' })).toEqual([]);
        expect(await world.published.published({ ...page, page: 'no-hay' })).toEqual([]);
      });

      it.each([
        ['ends before it begins', { from: later(20), until: later(10) }],
        ['ends when it begins', { from: TEN_MINUTES_LATER, until: TEN_MINUTES_LATER }],
        ['is over', { until: new Date(0) }],
        ['ends at no time', { until: new Date(NaN) }],
        ['begins at no time', { from: new Date(NaN) }],
      ])('a period that %s is refused', async (_what, period) => {
        await expect(pages.publish({ ...page, revision: 1, ...period })).rejects.toMatchObject({
          name: 'ApiError',
          code: 'invalid_period',
          httpStatus: 422,
        });
        expect(await world.published.published(page)).toHaveLength(1);
      });
    });

    describe('taking back', () => {
      it('withdraw a publication that has not begun: what was published continues', async () => {
        await save(1, 'dos');
        const { id } = await pages.publish({ ...page, revision: 2, from: later(60) });
        await pages.withdraw({ ...page, id });
        const [only, ...others] = await world.published.published(page);
        expect([only?.revision, only?.until, others]).toEqual([1, null, []]);
        await expect(pages.withdraw({ ...page, id })).rejects.toMatchObject({
          code: 'unknown_publication',
          httpStatus: 404,
        });
      });

      it('a publication that has begun is refused, and one of another page', async () => {
        const [present] = await world.published.published(page);
        await expect(pages.withdraw({ ...page, id: present!.id })).rejects.toMatchObject({
          code: 'already_begun',
          httpStatus: 409,
        });
        await save(1, 'dos');
        const { id } = await pages.publish({ ...page, revision: 2, from: later(60) });
        const other = await world.freshPage();
        await expect(pages.withdraw({ ...other, id })).rejects.toMatchObject({ code: 'unknown_publication' });
      });

      it('roll back gives readers the document from before, byte for byte, and roll back again the other', async () => {
        await save(1, 'dos');
        await pages.publish({ ...page, revision: 2 });
        const back = await pages.rollBack(page);
        expect(back).toMatchObject({ ...page, revision: 1, until: null });
        expect(JSON.stringify(back.document)).toBe(
          JSON.stringify((await pages.revision({ ...page, number: 1 })).document),
        );
        expect(await readersGet(new Date(Date.parse(back.from) + 1))).toBe(1);
        expect((await pages.rollBack(page)).revision).toBe(2);
      });

      it('without anything before there is no roll back', async () => {
        await expect(pages.rollBack(page)).rejects.toMatchObject({
          name: 'ApiError',
          code: 'nothing_before',
          httpStatus: 409,
        });
      });
    });

    it('history says who did what to a page, the last event first', async () => {
      await save(1, 'dos');
      await pages.publish({ ...page, revision: 2 });
      const from = later(60);
      const { id } = await world.as('colleague').publish({ ...page, revision: 1, from });
      await world.as('colleague').withdraw({ ...page, id });
      await pages.rollBack(page);
      const events = await pages.history(page);
      const [publisher, colleague] = [CONTRACT_STAFF.publisher.email, CONTRACT_STAFF.colleague.email];
      expect(events.map(({ action, by, revision }) => [action, by, revision]).slice(0, 5)).toEqual([
        ['rolled-back', publisher, 1],
        ['withdrawn', colleague, 1],
        ['scheduled', colleague, 1],
        ['published', publisher, 2],
        ['saved', publisher, 2],
      ]);
      expect(events[2]).toMatchObject({ ...page, from: from.toISOString(), until: null });
      expect(events[4]).toMatchObject({ note: 'dos', from: null, until: null });
    });

    describe('who may', () => {
      const NUMBER = { number: 1 };
      const calls: [
        name: string,
        needs: 'propose' | 'publish',
        call: (port: PagesPort) => Promise<unknown>,
      ][] = [
        ['list', 'propose', (port) => port.list(page)],
        ['published', 'propose', (port) => port.published(page)],
        ['revision', 'propose', (port) => port.revision({ ...page, ...NUMBER })],
        ['revisions', 'propose', (port) => port.revisions(page)],
        ['history', 'propose', (port) => port.history(page)],
        ['draft', 'propose', (port) => port.draft(page)],
        ['saveDraft', 'propose', (port) => port.saveDraft({ ...page, base: 1, document: CONTRACT_PAGE })],
        ['discardDraft', 'propose', (port) => port.discardDraft(page)],
        ['save', 'propose', (port) => port.save({ ...page, expected: 1, document: CONTRACT_PAGE, note: '' })],
        ['publish', 'publish', (port) => port.publish({ ...page, revision: 1 })],
        ['withdraw', 'publish', (port) => port.withdraw({ ...page, id: '0' })],
        ['rollBack', 'publish', (port) => port.rollBack(page)],
      ];

      it.each(calls)('%s needs a session', async (_name, _needs, call) => {
        await expect(call(world.as('stranger'))).rejects.toMatchObject({
          name: 'ApiError',
          code: 'unauthenticated',
          httpStatus: 401,
        });
      });

      it.each(calls)('%s needs a role in the brand', async (_name, _needs, call) => {
        await expect(call(world.as('foreigner'))).rejects.toMatchObject({
          name: 'ApiError',
          code: 'forbidden',
          httpStatus: 403,
        });
      });

      it.each(calls)('%s by one who proposes needs the role %s', async (_name, needs, call) => {
        const reply = call(world.as('proposer'));
        if (needs === 'publish') await expect(reply).rejects.toMatchObject({ code: 'forbidden' });
        else await expect(reply).resolves.not.toThrow();
      });

      it.each(calls)('%s can be given up', async (name) => {
        const signal = AbortSignal.abort();
        const method = pages[name as 'list'];
        await expect(method({ ...page, id: '0' } as never, { signal })).rejects.toMatchObject({
          name: 'ApiError',
          code: 'aborted',
        });
      });

      it.each(calls)('%s of a service that cannot be reached is an ApiError', async (_name, _needs, call) => {
        world.reachable(false);
        await expect(call(pages)).rejects.toMatchObject({ name: 'ApiError', httpStatus: 0 });
      });

      it.each(calls.filter(([name]) => !['list', 'published'].includes(name)))(
        '%s of a page that there is not is refused',
        async (_name, _needs, call) => {
          page = { ...page, page: 'no-hay' };
          await expect(call(pages)).rejects.toMatchObject({
            name: 'ApiError',
            code: 'unknown_page',
            httpStatus: 404,
          });
        },
      );

      it.each<[string, (port: PagesPort) => Promise<unknown>]>([
        ['revision', (port) => port.revision({ ...page, number: 99 })],
        ['saveDraft', (port) => port.saveDraft({ ...page, base: 99, document: CONTRACT_PAGE })],
        ['save', (port) => port.save({ ...page, expected: 99, document: CONTRACT_PAGE, note: '' })],
        ['publish', (port) => port.publish({ ...page, revision: 99 })],
      ])('%s of a revision that there is not is refused', async (_name, call) => {
        await expect(call(pages)).rejects.toMatchObject({
          name: 'ApiError',
          code: 'unknown_revision',
          httpStatus: 404,
        });
      });
    });

    describe('changes', () => {
      it('reach sites and staff in their order, for what readers may notice', async () => {
        const [site, desk] = [keeper(), keeper()];
        const stops = [world.published.listen(site), pages.listen(desk)];
        await vi.waitFor(() => expect([site.missedCount, desk.missedCount]).toEqual([1, 1]), 5000);
        await save(1, 'dos');
        await pages.publish({ ...page, revision: 2 });
        const { id } = await pages.publish({ ...page, revision: 1, from: later(60) });
        await pages.withdraw({ ...page, id });
        await pages.rollBack(page);
        const ofPage = (kept: typeof site) => kept.changes.filter((one) => one.page === page.page);
        await vi.waitFor(() => expect([ofPage(site).length, ofPage(desk).length]).toEqual([4, 4]), 5000);
        for (const kept of [site, desk]) {
          const ids = kept.changes.map((change) => change.id);
          expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
          expect(ofPage(kept)[0]).toEqual({ ...page, id: ids[0] });
        }
        stops.forEach((stop) => stop());
        const told = site.changes.length;
        await pages.publish({ ...page, revision: 2 });
        await new Promise((resolve) => setTimeout(resolve, 100));
        expect(site.changes).toHaveLength(told);
      });

      it('of a story reach sites with its key, after those before it', async () => {
        const told: (PageChange | ContentChange)[] = [];
        const listen = (change: PageChange | ContentChange): void => void told.push(change);
        const site = { ...keeper(), changed: listen, contentChanged: listen };
        const stop = world.published.listen(site);
        await vi.waitFor(async () => {
          await pages.publish({ ...page, revision: 1 });
          expect(told.length).toBeGreaterThan(0);
        }, 5000);
        const key = await world.changeStory();
        await vi.waitFor(() => expect(told.some((change) => 'keys' in change)).toBe(true), 5000);
        expect(told.find((change) => 'keys' in change)).toMatchObject({
          brand: CONTRACT_BRAND,
          keys: expect.arrayContaining([key]) as string[],
        });
        const ids = told.map(({ id }) => id);
        expect(ids).toEqual([...ids].sort((one, other) => one - other));
        stop();
      });

      it('that happen while the connection is lost arrive when it is back, none twice', async () => {
        const site = keeper();
        const stop = world.published.listen(site);
        await vi.waitFor(() => expect(site.missedCount).toBe(1), 5000);
        await pages.publish({ ...page, revision: 1 });
        await vi.waitFor(() => expect(site.changes).toHaveLength(1), 5000);
        world.reachable(false);
        await new Promise((resolve) => setTimeout(resolve, 50));
        world.reachable(true);
        await pages.publish({ ...page, revision: 1 });
        await vi.waitFor(() => expect(site.changes).toHaveLength(2), 15_000);
        expect(site.changes[1]!.id).toBeGreaterThan(site.changes[0]!.id);
        expect(site.missedCount).toBe(1);
        stop();
      });
    });
  });
}
