import { z } from 'zod';
import { defineBlock } from 'rotativa/blocks';
import { cardGridBlock } from 'rotativa/blocks/lists/StoryGrid';
import { videoCarouselBlock } from 'rotativa/blocks/carousels/StoryCarousel';
import { headlineListBlock } from 'rotativa/blocks/lists/StoryTexts';
import { sectionRowBlock } from 'rotativa/blocks/lists/SectionRow';
import { leadPackageBlock } from 'rotativa/blocks/openings/LeadPackage';
import {
  editorConfig,
  guardRails,
  htmlFacts,
  placementsOf,
  type PageDocument,
  type PreviewReply,
  type PreviewRequest,
} from 'rotativa/editor';
import { sampleDocument } from '../../contract/documents.ts';

/** The stories of the weekly, by their ids. */
export const STORIES = ['reforma', 'salario', 'ciclismo', 'novela', 'embalses'].map((id, index) =>
  sampleDocument({ id, headline: `Nota de ${id}`, published: `2025-06-0${index + 1}T12:00:00Z` }),
);
export const FRONT = { brand: 'weekly', id: 'weekly-portada' } as const;

/** A block of another house with a setting for each picker. */
const pickersBlock = defineBlock({
  name: 'every-picker',
  label: 'Todos los selectores',
  category: 'lists',
  settings: z.object({
    title: z.string().default('').meta({ title: 'Título' }),
    storyId: z.string().default('').meta({ title: 'Nota destacada', widget: 'story' }),
    storyIds: z.array(z.string()).max(3).default([]).meta({ title: 'Notas en orden', widget: 'stories' }),
    section: z.string().default('').meta({ title: 'Sección', widget: 'section' }),
    collectionId: z.string().default('').meta({ title: 'Colección', widget: 'collection' }),
    authorId: z.string().default('').meta({ title: 'Autor', widget: 'author' }),
    galleryId: z.string().default('').meta({ title: 'Galería', widget: 'gallery' }),
    menu: z.string().default('').meta({ title: 'Menú', widget: 'navigation' }),
    url: z.string().default('').meta({ title: 'Enlace', widget: 'address' }),
    picture: z.string().default('').meta({ title: 'Imagen', widget: 'picture' }),
    colour: z.string().default('').meta({ title: 'Color', widget: 'colour-role' }),
  }),
  load: () => ({}),
  props: () => ({}),
  view: () => null,
});
const BLOCKS = [
  leadPackageBlock,
  sectionRowBlock,
  cardGridBlock,
  headlineListBlock,
  videoCarouselBlock,
  pickersBlock,
];
export const ROW = (id: string, title: string) => ({
  id,
  block: 'section-row',
  settings: { published: true, title, section: `/${id}` },
});

export const HOME: PageDocument = {
  layout: 'front',
  title: '',
  regions: {
    main: [
      { id: 'lead', block: 'lead-package', settings: { published: true, title: 'Lo más importante' } },
      ROW('nacion', 'Nación'),
      ROW('mundo', 'Mundo'),
      { id: 'old', block: 'from-a-later-build', settings: { kept: { as: 'it is' } } },
      ROW('cultura', 'Cultura'),
    ],
  },
};

/** An opening with the stories of the collection. */
export const LEAD = {
  id: 'lead',
  block: 'lead-package',
  settings: { published: true, collectionId: FRONT.id },
};

export const SITE = {
  config: editorConfig(BLOCKS),
  layouts: {
    front: {
      label: 'Portada',
      regions: [
        { name: 'top', label: 'Encima' },
        { name: 'main', label: 'Principal' },
      ],
    },
  },
  pages: [{ page: 'home', label: 'Portada', path: '/' }],
};

/** The stories of each block of this site, shown and left out. */
const WHAT_IS_SHOWN: PreviewReply['stories'][string] = {
  shown: [
    {
      id: 'uno',
      headline: 'El agua vuelve a Mompox',
      path: '/nacion/uno/',
      section: 'Nación',
      published: new Date(Date.now() - 3 * 60 * 60_000).toISOString(),
    },
  ],
  left: [
    {
      id: 'dos',
      headline: 'La etapa reina',
      path: '/deportes/dos/',
      section: 'Deportes',
      published: new Date(Date.now() - 26 * 60 * 60_000).toISOString(),
      why: 'shown-elsewhere',
      by: 'lead',
    },
  ],
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A block with this title has a picture that is too small for its place. */
export const SMALL_PICTURE = 'Con una foto chica';
const PICTURE =
  '<img alt="La plaza" width="160" sizes="640px" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==">';

/** The answer of a site about a draft: each block with its title, and none for a block that is not published. */
export function preview({ document }: PreviewRequest): PreviewReply {
  const placed = placementsOf(document).filter(({ placement }) => placement.block !== 'from-a-later-build');
  const shown = placed.filter(({ placement }) => placement.settings?.['published'] === true);
  const blocks = Object.fromEntries(
    shown.map(({ placement: { id = '', block, settings } }) => {
      const title = String(settings?.['title'] || block);
      const picture = title === SMALL_PICTURE ? PICTURE : '';
      return [id, `<section class="block"><h2>${escaped(title)}</h2>${picture}<p>Notas</p></section>`];
    }),
  );
  return {
    head: {
      styles: 'body { font-family: serif } .front { display: grid; gap: 24px; padding: 24px }',
      attributes: { html: { lang: 'es-CO', 'data-brand': 'weekly' }, body: {} },
    },
    frame:
      '<main><div class="front"><div data-region="top"></div><div data-region="main"></div></div></main>',
    blocks,
    stories: Object.fromEntries(shown.map(({ placement }) => [placement.id ?? '', WHAT_IS_SHOWN])),
    notes: [
      ...placed
        .filter((one) => !shown.includes(one))
        .map(({ placement: { id = '' } }) => ({
          placementId: id,
          kind: 'empty-block' as const,
          severity: 'info' as const,
          text: 'El bloque está sin publicar.',
        })),
      ...guardRails({
        at: new Date().toISOString(),
        placements: shown.map(({ region, placement: { id = '', block } }) => ({
          ...{ placementId: id, label: block, region, category: 'lists' },
          ...htmlFacts(blocks[id] ?? ''),
        })),
      }),
    ],
    weight: { html: 1000, css: 100 },
    ms: 1,
  };
}
