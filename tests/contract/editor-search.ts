import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageDocument } from '../../src/domain/page/document.ts';
import {
  CHOICE_KINDS,
  SEARCH_LIMITS,
  type ChoiceKind,
  type EditorSearchPort,
  type StorySearch,
} from '../../src/providers/ports/editor-search.ts';
import { sampleJson, type SampleDocument } from './documents.ts';
import { CONTRACT_BRAND, type ContractMember } from './pages.ts';

const day = (number: number): string => `2025-06-${String(number).padStart(2, '0')}T12:00:00Z`;
/** Readers do not see it yet. */
const TOMORROW = new Date(Date.now() + 86_400_000);

const SAMPLES: readonly (SampleDocument & { locked?: boolean })[] = [
  { id: 'ciclismo-1', section: '/deportes/ciclismo', published: day(1), author: 'luz-marina', headline: 'La etapa reina' },
  { id: 'deportes-1', section: '/deportes', published: day(2), headline: 'Empate en el clásico', image: false },
  { id: 'mundo-1', section: '/mundo', published: day(3), headline: 'Cumbre en Cancún', body: 'Hablan los océanos.' },
  { id: 'opinion-1', section: '/opinion', published: day(4), headline: 'Nuestra opinión' },
  { id: 'galeria-1', section: '/galerias', type: 'gallery', published: day(5), headline: 'La cosecha, en imágenes' },
  { id: 'cerrada-1', section: '/confidenciales', published: day(6), headline: 'Lo que no se sabe', locked: true },
  { id: 'futura-1', section: '/mundo', published: TOMORROW.toISOString(), headline: 'Lo que pasará' },
]; // prettier-ignore

/** A word of the part of a story that only subscribers read. */
const LOCKED_WORD = 'zarigüeya';
const PARAGRAPH =
  'Un párrafo que cualquiera puede leer antes de que la nota se cierre para los demás lectores.';

/** The documents that `CONTRACT_BRAND` must have for the contract, as the vendor's JSON. */
export const CONTRACT_STORIES: readonly Record<string, unknown>[] = SAMPLES.map(({ locked, ...sample }) => ({
  ...sampleJson(sample),
  ...(locked && {
    content_restrictions: { content_code: '3' },
    content_elements: [
      ...Array.from({ length: 12 }, (_, at) => ({ type: 'text', _id: `p${at}`, content: PARAGRAPH })),
      { type: 'text', _id: 'end', content: `Al final aparece la ${LOCKED_WORD}.` },
    ],
  }),
}));
export const CONTRACT_LISTS = [
  { id: 'contrato-portada', title: 'Portada del contrato', items: ['mundo-1', 'opinion-1'] },
  { id: 'contrato-sola', title: 'Una sola', items: ['deportes-1'] },
] as const;
export const CONTRACT_WRITERS = [{ _id: 'luz-marina', slug: 'luz-marina', name: 'Luz Marina Peña' }] as const;
export const CONTRACT_SECTIONS = [
  { _id: '/deportes', name: 'Deportes' },
  { _id: '/deportes/ciclismo', name: 'Ciclismo' },
  { _id: '/mundo', name: 'Mundo' },
] as const;
export const CONTRACT_TREE = { _id: 'contrato-temas', name: 'Temas del contrato', children: [] };
/** The most read story. */
export const CONTRACT_MOST_READ = 'deportes-1';
/** The published front: it names a collection and a story. */
export const CONTRACT_FRONT: PageDocument = {
  layout: 'front',
  title: '',
  regions: {
    main: [
      { id: 'lead', block: 'lead-package', settings: { title: 'Lo de hoy', collectionId: 'contrato-portada' } },
      { id: 'one', block: 'module-grid', settings: { modules: [{ storyId: 'cerrada-1' }, { storyId: 'mundo-1' }] } },
    ],
  },
}; // prettier-ignore

export interface EditorSearchWorld {
  /** The searches of a member of staff of `CONTRACT_STAFF`. */
  as(member: ContractMember): EditorSearchPort;
  close(): Promise<void>;
}

/** The contract of what editors search, over a service with the `CONTRACT_…` records of `CONTRACT_BRAND`. @see X5 */
export function describeEditorSearchContract(adapter: string, open: () => Promise<EditorSearchWorld>): void {
  describe(`editor search: ${adapter}`, () => {
    let world: EditorSearchWorld;
    let port: EditorSearchPort;
    beforeAll(async () => {
      world = await open();
      port = world.as('proposer');
    }, 120_000);
    afterAll(() => world.close());

    const stories = (search: Partial<StorySearch> = {}) => port.stories({ brand: CONTRACT_BRAND, ...search });
    const ids = async (search: Partial<StorySearch>) => (await stories(search)).stories.map(({ id }) => id);
    const choices = (of: ChoiceKind, more: { q?: string; values?: readonly string[]; limit?: number } = {}) =>
      port.choices({ brand: CONTRACT_BRAND, of, ...more });
    const ALL = ['cerrada-1', 'galeria-1', 'opinion-1', 'mundo-1', 'deportes-1', 'ciclismo-1'];

    describe('stories', () => {
      it('are those that readers may see, the newest first', async () => {
        expect(await ids({})).toEqual(ALL);
        expect((await stories()).total).toBe(ALL.length);
        expect(await ids({ at: new Date(day(2)) })).toEqual(['deportes-1', 'ciclismo-1']);
        expect((await ids({ at: new Date(TOMORROW.getTime() + 1000) }))[0]).toBe('futura-1');
      });

      it('have what an editor recognises them by, and no text', async () => {
        const [found] = (await stories({ ids: ['ciclismo-1'] })).stories;
        expect(found).toEqual({
          id: 'ciclismo-1',
          headline: 'La etapa reina',
          path: '/deportes/ciclismo/articulo/ciclismo-1/',
          section: 'deportes/ciclismo',
          byline: 'luz-marina',
          published: new Date(day(1)).toISOString(),
          picture: { src: 'https://example.com/ciclismo-1.jpg', alt: '', width: 1600, height: 900 },
          kind: 'story',
          locked: false,
          on: [],
        });
        const of = new Map((await stories()).stories.map((one) => [one.id, one]));
        expect(of.get('deportes-1')).not.toHaveProperty('picture');
        expect(['opinion-1', 'galeria-1', 'cerrada-1'].map((id) => of.get(id)?.kind)).toEqual(['opinion', 'gallery', 'story']);
        expect(of.get('cerrada-1')?.locked).toBe(true);
      }); // prettier-ignore

      it('say which placements of published pages name them, or a collection with them', async () => {
        const of = new Map((await stories()).stories.map(({ id, on }) => [id, on]));
        const lead = { page: 'home', title: 'Lo de hoy', placementId: 'lead' };
        expect(of.get('opinion-1')).toEqual([lead]);
        expect(
          of
            .get('mundo-1')
            ?.map(({ placementId }) => placementId)
            .sort(),
        ).toEqual(['lead', 'one']);
        expect(of.get('cerrada-1')).toMatchObject([{ page: 'home', placementId: 'one' }]);
        expect(of.get('deportes-1')).toEqual([]);
      });

      it.each([
        ['cumb', ['mundo-1']],
        ['CANCUN', ['mundo-1']],
        ['oceano', ['mundo-1']],
        ['clasico empa', ['deportes-1']],
        ['la cosecha', ['galeria-1']],
        ['  ', ALL],
        ['¿?', ALL],
        ['dinosaurio', []],
        ["'; drop -- :*", []],
        [LOCKED_WORD, []],
      ])('are found by the words %j, as far as they are typed', async (q, expected) => {
        expect(await ids({ q })).toEqual(expected);
      });

      it('are narrowed by section with those below it, author and pictures', async () => {
        expect(await ids({ section: '/deportes' })).toEqual(['deportes-1', 'ciclismo-1']);
        expect(await ids({ section: '/nada' })).toEqual([]);
        expect(await ids({ author: 'luz-marina' })).toEqual(['ciclismo-1']);
        expect(await ids({ pictures: true })).toEqual(ALL.filter((id) => id !== 'deportes-1'));
        expect(await ids({ pictures: false })).toEqual(ALL);
        expect(await ids({ ids: ['mundo-1', 'no-existe', 'futura-1'] })).toEqual(['mundo-1']);
        expect(await ids({ ids: [] })).toEqual([]);
      });

      it('are ordered: the most read first, or only those that no page names', async () => {
        expect(await ids({ order: 'read' })).toEqual([CONTRACT_MOST_READ, ...ALL.filter((id) => id !== CONTRACT_MOST_READ)]);
        expect(await ids({ order: 'unused' })).toEqual(['galeria-1', 'deportes-1', 'ciclismo-1']);
      }); // prettier-ignore

      it('come in parts', async () => {
        const part = await stories({ limit: 2, offset: 1 });
        expect([part.total, part.stories.map(({ id }) => id)]).toEqual([ALL.length, ALL.slice(1, 3)]);
        expect(await ids({ offset: 100 })).toEqual([]);
        expect(await ids({ limit: SEARCH_LIMITS.most })).toEqual(ALL);
      });
    });

    describe('choices', () => {
      it('have a label, and a value that settings take', async () => {
        expect(await choices('sections')).toEqual([
          { value: '/deportes/ciclismo', label: 'Ciclismo', help: '/deportes/ciclismo' },
          { value: '/deportes', label: 'Deportes', help: '/deportes' },
          { value: '/mundo', label: 'Mundo', help: '/mundo' },
        ]);
        expect(await choices('authors')).toMatchObject([{ value: 'luz-marina', label: 'Luz Marina Peña' }]);
        expect(await choices('navigation')).toMatchObject([
          { value: 'contrato-temas', label: 'Temas del contrato' },
        ]);
        expect(await choices('collections')).toEqual([
          { value: 'contrato-portada', label: 'Portada del contrato', help: '2 notas' },
          { value: 'contrato-sola', label: 'Una sola', help: '1 nota' },
        ]);
        expect(await choices('galleries')).toMatchObject([
          { value: 'galeria-1', label: 'La cosecha, en imágenes' },
        ]);
      });

      it.each<[ChoiceKind, string, string[]]>([
        ['sections', 'cicl', ['/deportes/ciclismo']],
        ['authors', 'pena', []],
        ['authors', 'peña', ['luz-marina']],
        ['collections', 'sol', ['contrato-sola']],
        ['navigation', 'tem', ['contrato-temas']],
        ['galleries', 'imagenes', ['galeria-1']],
        ['addresses', 'cicl', ['/deportes/ciclismo/']],
        ['addresses', 'reina', ['/deportes/ciclismo/articulo/ciclismo-1/']],
        ['addresses', 'luz', ['/autor/luz-marina/']],
        ['addresses', 'pasara', []],
      ])('%s are found by the words %j', async (of, q, expected) => {
        expect((await choices(of, { q })).map(({ value }) => value)).toEqual(expected);
      });

      it.each<[ChoiceKind, string]>([
        ['sections', '/mundo'],
        ['authors', 'luz-marina'],
        ['collections', 'contrato-sola'],
        ['navigation', 'contrato-temas'],
        ['galleries', 'galeria-1'],
        ['addresses', '/mundo/'],
        ['addresses', '/autor/luz-marina/'],
        ['addresses', '/deportes/ciclismo/articulo/ciclismo-1/'],
      ])('%s are found by the value %j; one that there is not is left out', async (of, value) => {
        const found = await choices(of, { values: [value, 'no-existe'] });
        expect(found.map((one) => one.value)).toEqual([value]);
        expect(await choices(of, { values: [] })).toEqual([]);
      });

      it('are as many as are asked for', async () => {
        expect(await choices('sections', { limit: 1 })).toHaveLength(1);
      });
    });

    it.each(['stories', ...CHOICE_KINDS] as const)('%s are for staff of the brand only', async (what) => {
      const ask = (member: ContractMember) =>
        what === 'stories'
          ? world.as(member).stories({ brand: CONTRACT_BRAND })
          : world.as(member).choices({ brand: CONTRACT_BRAND, of: what });
      await expect(ask('stranger')).rejects.toMatchObject({ code: 'unauthenticated', httpStatus: 401 });
      await expect(ask('foreigner')).rejects.toMatchObject({ code: 'forbidden', httpStatus: 403 });
    });

    it('a call can be given up', async () => {
      const signal = AbortSignal.abort();
      await expect(port.stories({ brand: CONTRACT_BRAND }, { signal })).rejects.toMatchObject({
        code: 'aborted',
      });
    });
  });
}
