import { z } from 'zod';
import { articleLayout } from '../../domain/article/layout.ts';
import type { FeedRequest } from '../../providers/ports/content.ts';
import { PRODUCT } from '../../themes/brand.ts';
import { defineBlock, type BlockPage } from '../defineBlock.ts';
import { RESERVE, takeStories } from '../shown.ts';
import { toTeaser } from '../teaser/to-teaser.ts';
import { GALLERY_CARDS_MAX, GalleryCards } from './GalleryCards.tsx';

const CARD_RATIO = 3 / 2;
/** Some more than are shown: the page's own gallery, and what another block shows already. */
const ASKED = { includeSections: 'galerias', feedSize: GALLERY_CARDS_MAX + RESERVE };

/** Stands on gallery pages only. */
const isGalleryPage = ({ document, path }: BlockPage): boolean =>
  document !== undefined && articleLayout(document, path, PRODUCT) === 'gallery';

const galleries = (name: string, label: string, requestOf: (page: BlockPage) => FeedRequest | null) =>
  defineBlock({
    name,
    label,
    settings: z.object({ title: z.string().default(label).meta({ title: 'Título' }) }),
    load: async (_settings, { content }, page) => {
      const request = isGalleryPage(page) ? requestOf(page) : null;
      if (!request) return null;
      const feed = await content.feed(request, page.signal && { signal: page.signal });
      const others = feed.content_elements.filter(({ _id }) => _id !== page.document?._id);
      return { items: takeStories(page, others, GALLERY_CARDS_MAX) };
    },
    props: ({ items }, { title }, services) => ({
      title,
      teasers: items.map((item) => toTeaser(item, services, { product: PRODUCT, ratio: CARD_RATIO })),
    }),
    view: GalleryCards,
  });

/** @see 001 §7 'content source for latest galleries' */
export const latestGalleriesBlock = galleries('latest-galleries', 'Últimas galerías', () => ({
  source: 'content-apir',
  query: ASKED,
}));

/** @see 001 §7 'content source v2 for related galleries' */
export const relatedGalleriesBlock = galleries(
  'related-galleries',
  'Galerías relacionadas',
  ({ document }) =>
    document?.subtype
      ? { source: 'content-apir-v2', query: { ...ASKED, includeSubtypes: document.subtype } }
      : null,
);
