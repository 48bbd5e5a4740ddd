import { createMemoryEditorSearch, createMemoryPages } from 'rotativa/providers/memory';
import type { PageDocument } from 'rotativa/editor';
import { guardDocument } from '../../src/domain/ans/guard.ts';
import type { AnsDocument } from '../../src/domain/ans/document.ts';
import type { StoryChoice } from 'rotativa/providers';

export const EDITOR = 'ana@mesa.example';
export const BRAND = 'weekly';
/** The instant of all stories of the desk: ten in the morning in Bogotá. */
export const NOW = new Date('2026-11-20T15:00:00Z');
const STAFF = { [EDITOR]: { [BRAND]: 'publish' } } as const;

const HEADLINES = {
  reforma: 'La reforma al agua pasa a último debate',
  salario: 'Salario mínimo: empresarios y sindicatos siguen lejos',
  ciclismo: 'La etapa reina se corre en el nevado',
} as const;

function document(id: keyof typeof HEADLINES, index: number): AnsDocument {
  const guarded = guardDocument({
    _id: id,
    type: 'story',
    canonical_url: `/nacion/articulo/${id}/`,
    headlines: { basic: HEADLINES[id] },
    publish_date: `2026-11-${String(17 + index)}T12:00:00Z`,
    taxonomy: { primary_section: { _id: '/nacion', name: 'Nación' } },
    credits: { by: [{ type: 'author', _id: 'luz-marina-soto', name: 'Luz Marina Soto' }] },
  });
  if (!guarded.ok) throw new Error(guarded.error.reason);
  return guarded.value;
}
export const DOCUMENTS = (Object.keys(HEADLINES) as (keyof typeof HEADLINES)[]).map(document);

/** A story as a search gives it. */
export const choice = (id: string, headline: string, more: Partial<StoryChoice> = {}): StoryChoice => ({
  ...{ id, headline, kind: 'story', section: 'Nación', byline: 'Luz Marina Soto', locked: false, on: [] },
  path: `/nacion/articulo/${id}/`,
  published: '2026-11-19T12:00:00.000Z',
  ...more,
});

export const frontOf = (title: string): PageDocument => ({
  layout: 'front',
  title: '',
  regions: {
    main: [{ id: 'nacion', block: 'card-grid', settings: { published: true, title, section: '/nacion' } }],
  },
});

/** The pages of the brand in memory, as an editor has them. */
export const memoryPages = () =>
  createMemoryPages({
    clock: { now: () => NOW },
    staff: STAFF,
    pages: [
      { brand: BRAND, page: 'home', document: frontOf('Nación') },
      { brand: BRAND, page: 'latest', document: frontOf('Lo último') },
    ],
  }).as(EDITOR);

/** A search of the stories of the brand in memory. */
export const memorySearch = () =>
  createMemoryEditorSearch({
    clock: { now: () => NOW },
    staff: STAFF,
    content: { [BRAND]: { documents: DOCUMENTS, pages: {} } },
  }).as(EDITOR);
