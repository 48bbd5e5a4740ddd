import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CollectionDocument } from '../../src/domain/collection/document.ts';
import type { CollectionAddress, CollectionsPort } from '../../src/providers/ports/collections.ts';
import { CONTRACT_BRAND, CONTRACT_STAFF, type ContractMember } from './pages.ts';
import { sampleJson } from './documents.ts';

/** The stories of `CONTRACT_BRAND` that the service must have, as JSON. */
export const CONTRACT_PLACED: readonly Record<string, unknown>[] = ['uno', 'dos', 'tres'].map((id) =>
  sampleJson({ id: `placed-${id}`, headline: `Titular ${id}` }),
);
const [ONE, TWO, THREE] = ['placed-uno', 'placed-dos', 'placed-tres'] as const;

/** The first revision of a collection of the contract. */
export const CONTRACT_LIST: CollectionDocument = {
  title: 'Portada',
  items: [ONE, TWO].map((id) => ({ id, story: id })),
};

export interface CollectionsWorld {
  /** The collections as a member of staff has them. */
  as(member: ContractMember): CollectionsPort;
  /** Makes a collection of `CONTRACT_BRAND` with `CONTRACT_LIST`. */
  freshCollection(): Promise<CollectionAddress>;
  /** Whether the service can be reached from now on. */
  reachable(now: boolean): void;
  close(): Promise<void>;
}

const { publisher } = CONTRACT_STAFF;

/** The contract of stored collections. @see X5 */
export function describeCollectionsContract(adapter: string, open: () => Promise<CollectionsWorld>): void {
  describe(`collections: ${adapter}`, () => {
    let world: CollectionsWorld;
    let one: CollectionAddress;
    let port: CollectionsPort;
    beforeAll(async () => {
      world = await open();
    }, 120_000);
    beforeEach(async () => {
      one = await world.freshCollection();
      port = world.as('publisher');
    });
    afterEach(() => world.reachable(true));
    afterAll(() => world.close());

    const changed: CollectionDocument = {
      title: 'Portada',
      items: [
        { id: THREE, story: THREE, pinned: true, overrides: { headline: 'Otro titular', standfirst: '' } },
        { id: ONE, story: ONE, from: '2030-01-01T00:00:00.000Z', until: '2030-01-02T00:00:00.000Z' },
      ],
    };
    const save = (document: CollectionDocument, expected = 1, by = port) =>
      by.save({ ...one, expected, document, note: 'Por la tarde' });
    const withoutAuthors = ({ items, ...rest }: CollectionDocument) => ({
      ...rest,
      items: items.map(({ by: _, ...item }) => item),
    });

    it('begins with a revision by the seed', async () => {
      const first = await port.read(one);
      expect(first).toMatchObject({ ...one, number: 1, parent: null, author: 'seed' });
      expect(withoutAuthors(first.document)).toEqual(CONTRACT_LIST);
    });

    it('lists the collections of a brand by their ids, with its two strips', async () => {
      const list = await port.list(one);
      const ids = list.map(({ id }) => id);
      expect(ids).toEqual([...ids].sort());
      expect(
        list
          .filter(({ kind }) => kind !== 'list')
          .map(({ kind }) => kind)
          .sort(),
      ).toEqual(['breaking', 'live']);
      expect(list.find(({ id }) => id === one.id)).toMatchObject({
        ...one,
        ...{ kind: 'list', title: 'Portada', revision: 1, items: 2, shown: 2, author: 'seed' },
      });
    });

    it('saves a revision, with who added what and the changes in words', async () => {
      const saved = await save(changed);
      expect(saved).toMatchObject({
        ...one,
        ...{ number: 2, parent: 1, author: publisher.email, note: 'Por la tarde' },
      });
      expect(withoutAuthors(saved.document)).toEqual(changed);
      expect(saved.document.items.map(({ by }) => by)).toEqual([publisher.email, undefined]);
      expect(saved.changes[0]).toBe('Se agregó “Titular tres” en el lugar 1');
      expect(saved.changes.at(-1)).toBe('Se quitó “Titular dos”');
      expect(await port.read(one)).toEqual(saved);
      expect((await port.read({ ...one, number: 1 })).document.items).toHaveLength(2);
      const [summary] = (await port.list(one)).filter(({ id }) => id === one.id);
      expect(summary).toMatchObject({ revision: 2, items: 2, shown: 1, author: publisher.email });
    });

    it('no caller says that another added an item', async () => {
      const saved = await save({
        ...changed,
        items: changed.items.map((item) => ({ ...item, by: 'otra@x.example' })),
      });
      expect(saved.document.items.map(({ by }) => by)).toEqual([publisher.email, undefined]);
    });

    it('keeps a history, the last revision first', async () => {
      const saved = await save(changed);
      const { document: _, ...last } = saved;
      const history = await port.history(one);
      expect(history[0]).toEqual(last);
      expect(history.map(({ number }) => number)).toEqual([2, 1]);
    });

    it('refuses what was made from an older revision, with both sides', async () => {
      const theirs = await save(changed, 1, world.as('colleague'));
      const refused = await save(CONTRACT_LIST).catch((error: unknown) => error);
      expect(refused).toMatchObject({ name: 'ApiError', code: 'collection_conflict', httpStatus: 409 });
      expect((refused as { details: unknown }).details).toMatchObject({ base: { number: 1 }, theirs });
      expect((await port.read(one)).number).toBe(2);
    });

    it('only one of two saves at the same time is kept', async () => {
      const results = await Promise.allSettled([save(changed), save({ ...changed, title: 'Otra' })]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it.each([
      [
        'a repeated story',
        [
          { id: ONE, story: ONE },
          { id: ONE, story: ONE },
        ],
      ],
      ['words without a story', [{ id: 'x', story: null, overrides: { headline: 'Solo palabras' } }]],
      [
        'an end before the beginning',
        [{ id: ONE, story: ONE, from: changed.items[1]!.until!, until: changed.items[1]!.from! }],
      ],
      ['an empty headline', [{ id: ONE, story: ONE, overrides: { headline: ' ' } }]],
      [
        'an unsafe picture',
        [{ id: ONE, story: ONE, overrides: { picture: { url: 'javascript:alert(1)', alt: '' } } }],
      ],
    ])('refuses %s', async (_what, items) => {
      await expect(save({ title: 'Portada', items })).rejects.toMatchObject({
        ...{ name: 'ApiError', code: 'invalid_collection', httpStatus: 422 },
        details: [expect.objectContaining({ itemId: items[0]!.id, message: expect.any(String) })],
      });
    });

    it('a strip is there before it was used, and the breaking one takes words without a story', async () => {
      const strip = { brand: CONTRACT_BRAND, id: `${CONTRACT_BRAND}-ultima-hora` };
      const { number } = await port.read(strip);
      const items = [{ id: 'words-1', story: null, overrides: { headline: 'Tiembla en Bogotá' } }];
      const saved = await port.save({
        ...strip,
        expected: number,
        document: { title: 'Última hora', items },
        note: '',
      });
      expect(saved.document.items).toEqual([{ ...items[0], by: publisher.email }]);
    });

    it('gives the values of stories as they are', async () => {
      const found = await port.stories({ brand: one.brand, ids: [TWO, 'no-hay', ONE] });
      expect(found.map(({ id, headline, path }) => [id, headline, path])).toEqual([
        [TWO, 'Titular dos', `/nacion/articulo/${TWO}/`],
        [ONE, 'Titular uno', `/nacion/articulo/${ONE}/`],
      ]);
    });

    const calls: [string, 'propose' | 'publish', (by: CollectionsPort) => Promise<unknown>][] = [
      ['list', 'propose', (by) => by.list(one)],
      ['read', 'propose', (by) => by.read(one)],
      ['history', 'propose', (by) => by.history(one)],
      ['stories', 'propose', (by) => by.stories({ brand: one.brand, ids: [ONE] })],
      ['save', 'publish', (by) => save(changed, 1, by)],
    ];
    it.each(calls)('%s needs a session and a role in the brand', async (_name, _needs, call) => {
      await expect(call(world.as('stranger'))).rejects.toMatchObject({
        code: 'unauthenticated',
        httpStatus: 401,
      });
      await expect(call(world.as('foreigner'))).rejects.toMatchObject({ code: 'forbidden', httpStatus: 403 });
    });
    it.each(calls)('%s by one who proposes needs the role %s', async (_name, needs, call) => {
      const reply = call(world.as('proposer'));
      if (needs === 'publish') await expect(reply).rejects.toMatchObject({ code: 'forbidden' });
      else await expect(reply).resolves.not.toThrow();
      expect((await port.read(one)).number).toBe(1);
    });
    it.each(calls)('%s of a service that cannot be reached is an ApiError', async (_name, _needs, call) => {
      world.reachable(false);
      await expect(call(port)).rejects.toMatchObject({ name: 'ApiError', httpStatus: 0 });
    });
    it('a collection and a revision that there are not', async () => {
      await expect(port.read({ ...one, number: 99 })).rejects.toMatchObject({
        code: 'unknown_revision',
        httpStatus: 404,
      });
      await expect(save(changed, 99)).rejects.toMatchObject({ code: 'unknown_revision' });
      one = { ...one, id: 'no-hay' };
      // One after another: a refusal that comes before it is awaited is an error outside of the test.
      for (const call of [() => port.read(one), () => port.history(one), () => save(changed)])
        await expect(call()).rejects.toMatchObject({ code: 'unknown_collection', httpStatus: 404 });
    });
  });
}
