import { desc, eq, sql } from 'drizzle-orm';
import { PLACE_KEY, type CollectionDocument, type CollectionItem } from 'rotativa/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTRACT_BRAND } from '../../../../tests/contract/pages.ts';
import { takeTurns } from '../../src/collections/turns.ts';
import { putCollection } from '../../src/content/store.ts';
import { auditLog, collectionItems, collectionRevisions, pageChanges } from '../../src/db/schema/index.ts';
import { CONTENT_TOKEN } from '../open-app.ts';
import { openCollections, type CollectionsApp } from './open-collections.ts';

const [ONE, TWO, THREE] = ['placed-uno', 'placed-dos', 'placed-tres'] as const;
const MINUTE = 60_000;
interface Shown {
  _id: string;
  headlines: { basic: string };
  promo_items?: { basic: Record<string, unknown> };
  additional_properties?: Record<string, unknown>;
}

describe('X5 what readers get of a curated collection', () => {
  let world: CollectionsApp;
  let id: string;
  beforeAll(async () => {
    world = await openCollections();
  }, 120_000);
  afterAll(() => world.close());
  beforeEach(async () => {
    id = await world.fresh();
  });

  const item = (story: string, over: Partial<CollectionItem> = {}): CollectionItem => ({
    id: story,
    story,
    ...over,
  });
  const save = async (document: Partial<CollectionDocument>, expected = 1, of = id) => {
    const body = {
      brand: CONTRACT_BRAND,
      id: of,
      expected,
      document: { title: 'Portada', items: [], ...document },
      note: '',
    };
    const reply = await world.call('PUT', '/desk/v1/collection', body);
    expect(reply.status).toBe(200);
  };
  const read = async (
    query: object = {},
    of = id,
  ): Promise<{ count: number; shown: Shown[]; title: string }> => {
    const asked = encodeURIComponent(JSON.stringify({ queryString: of, ...query }));
    const { body } = await world.call(
      'GET',
      `/content/v1/content-api-collections?query=${asked}&_website=${CONTRACT_BRAND}`,
    );
    const { content_elements, count, headlines } = body as {
      content_elements: Shown[];
      count: number;
      headlines: { basic: string };
    };
    return { count, shown: content_elements ?? [], title: headlines?.basic };
  };
  const ids = async (query?: object): Promise<string[]> => (await read(query)).shown.map(({ _id }) => _id);
  const later = (minutes: number): string =>
    new Date(world.context.clock().getTime() + minutes * MINUTE).toISOString();

  it('is the order of the editor, what is pinned first, page by page', async () => {
    expect(await ids()).toEqual([ONE, TWO]);
    await save({ title: 'Lo primero', items: [item(TWO), item(THREE), item(ONE, { pinned: true })] });
    expect(await ids()).toEqual([ONE, TWO, THREE]);
    expect(await ids({ feedSize: 1, feedOffset: 1 })).toEqual([TWO]);
    expect(await read()).toMatchObject({ count: 3, title: 'Lo primero' });
  });

  it('says what the place says, with what the story says beside it, and only there', async () => {
    const overrides = {
      headline: 'Un <b>titular</b> & otro',
      kicker: 'Antes',
      focalPoint: { x: 0.25, y: 0.5 },
    };
    await save({ items: [item(ONE, { overrides }), item(TWO)] });
    const [changed, same] = (await read()).shown;
    expect(changed!.headlines).toEqual({ basic: 'Un &lt;b&gt;titular&lt;/b&gt; &amp; otro' });
    expect(changed!.promo_items!.basic).toMatchObject({
      url: `https://example.com/${ONE}.jpg`,
      focal_point: { x: 400, y: 450 },
    });
    expect(changed!.additional_properties![PLACE_KEY]).toMatchObject({
      id: ONE,
      original: { headlines: { basic: 'Titular uno' } },
    });
    expect(same!.additional_properties?.[PLACE_KEY]).toBeUndefined();
    const [fields] = (await read({ sourceInclude: 'headlines' })).shown;
    expect(fields).toEqual({ _id: ONE, type: 'story', headlines: changed!.headlines });
    const { body } = await world.call(
      'GET',
      `/content/v1/content-by-id?query=${encodeURIComponent(JSON.stringify({ queryString: ONE }))}&_website=${CONTRACT_BRAND}`,
    );
    expect((body as unknown as Shown).headlines.basic).toBe('Titular uno');
  });

  it('follows the clock: what has not begun and what has ended is not shown, to the instant', async () => {
    await save({ items: [item(ONE, { until: later(10) }), item(TWO, { from: later(10) }), item(THREE)] });
    expect(await ids()).toEqual([ONE, THREE]);
    world.later(10 * MINUTE);
    expect(await ids()).toEqual([TWO, THREE]);
  });

  it('a preview at another moment follows the schedule; readers cannot ask for it', async () => {
    await save({ items: [item(ONE, { from: later(60) }), item(TWO, { until: later(60) })] });
    const asked = encodeURIComponent(JSON.stringify({ queryString: id }));
    const path = `/content/v1/content-api-collections?query=${asked}&_website=${CONTRACT_BRAND}&at=`;
    const headers = { authorization: `Bearer ${CONTENT_TOKEN}` };
    const at = async (moment: string) => {
      const { body } = await world.call('GET', path + encodeURIComponent(moment), undefined, {
        by: null,
        headers,
      });
      return (body as unknown as { content_elements: Shown[] }).content_elements.map(({ _id }) => _id);
    };
    expect(await at(later(59))).toEqual([TWO]);
    expect(await at(later(61))).toEqual([ONE]);
    const refused = await world.call('GET', path + encodeURIComponent(later(61)), undefined, { by: null });
    expect(refused.status).toBe(403);
    const unreadable = await world.call('GET', `${path}ayer`, undefined, { by: null, headers });
    expect(unreadable.status).toBe(400);
  });

  it('tells listeners when it is saved, and when an item begins or ends', async () => {
    await takeTurns(world.context);
    const changes = async () =>
      (await world.database.db.select().from(pageChanges).orderBy(desc(pageChanges.id))).filter(({ keys }) =>
        keys?.includes(`collection/${id}`),
      ).length;
    await save({ items: [item(ONE, { from: later(5), until: later(9) })] });
    expect(await changes()).toBe(1);
    expect(await takeTurns(world.context)).toBe(false);
    world.later(6 * MINUTE);
    expect(await takeTurns(world.context)).toBe(true);
    expect(await changes()).toBe(2);
    expect(await takeTurns(world.context)).toBe(false);
    // A plan that an editor changed has no turn any more.
    await save({ items: [item(ONE)] }, 2);
    world.later(6 * MINUTE);
    expect(await takeTurns(world.context)).toBe(false);
  });

  it('without an item in force gives the newest of its section, if it has one', async () => {
    await save({ items: [], fill: '/nacion' });
    expect((await ids()).sort()).toEqual([TWO, THREE, ONE].sort());
    await save({ items: [item(TWO)], fill: '/nacion' }, 2);
    expect(await ids()).toEqual([TWO]);
    await save({ items: [] }, 3);
    expect(await ids()).toEqual([]);
  });

  it('words without a story are given by the breaking strip', async () => {
    const strip = `${CONTRACT_BRAND}-ultima-hora`;
    expect((await read({}, strip)).shown).toEqual([]);
    await save({ items: [{ id: 'words', story: null, overrides: { headline: 'Tiembla' } }] }, 1, strip);
    expect((await read({}, strip)).shown).toMatchObject([{ _id: 'words', headlines: { basic: 'Tiembla' } }]);
  });

  it('is kept by the seed and by imports, and the members are those of the last revision', async () => {
    await save({ items: [item(THREE)] });
    const { db } = world.database;
    await putCollection(db, CONTRACT_BRAND, 'seed', { id, record: { _id: id }, members: [ONE, TWO] });
    expect(await ids()).toEqual([THREE]);
    const rows = await db.select().from(collectionItems).where(eq(collectionItems.collectionId, id));
    expect(rows.map(({ documentId }) => documentId)).toEqual([THREE]);
  });

  it('each save is in the audit log, and no revision can be changed', async () => {
    await save({ items: [item(THREE)] });
    const { db } = world.database;
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({
      action: 'curated',
      brand: CONTRACT_BRAND,
      page: `collection:${id}`,
      revision: 2,
    });
    await expect(db.update(collectionRevisions).set({ note: 'x' })).rejects.toThrow();
    await expect(db.execute(sql`truncate collection_revisions`)).rejects.toThrow();
  });
});
