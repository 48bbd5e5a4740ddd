import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { MAGAZINE_PATH } from '../page-documents.ts';
import { block } from '../placement.ts';

/** The stories of the cover. */
export const cover = (key: string) => ({ collectionId: `${key}-portada` });

/** The only ranking of the site. It repeats stories: otherwise its ranks would differ between pages. */
export const mostRead = (key: string): BlockPlacement =>
  block('numbered-texts', {
    title: 'Lo más leído',
    collectionId: `${key}-mas-leidos`,
    feedSize: 3,
    repeats: true,
  });

/** Fucsia's front: a portrait, an unequal pair, three portraits, a sentence of a column, a row of cards, three columns. */
export const womenFront = ({ key }: BrandConfig): PageDocument => ({
  layout: 'front',
  title: '',
  regions: {
    main: [
      block('breaking-strip'),
      block('portrait-opening', cover(key)),
      block('story-pair', cover(key)),
      block('portrait-row', cover(key)),
      block('quote-band', { section: '/opinion-fucsia' }),
      { block: 'ad-slot' },
      block('card-carousel', { title: 'Cultura', url: '/cultura/', section: '/cultura', feedSize: 7 }),
      block('story-pair', cover(key)),
      block('opinion-strip', {
        title: 'Opinión',
        url: '/opinion-fucsia/',
        section: '/opinion-fucsia',
        feedSize: 3,
        phone: 'rail',
      }),
      mostRead(key),
      block('edition-shelf', { title: 'La revista', url: MAGAZINE_PATH }),
      block('gallery-carousel', { title: 'Galerías', url: '/galerias/', section: '/galerias' }),
      block('video-carousel', { title: 'Videos', url: '/videos/', section: '/videos' }),
    ],
  },
});
