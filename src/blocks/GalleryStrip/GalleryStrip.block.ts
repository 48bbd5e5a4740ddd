import { z } from 'zod';
import type { AnsDocument } from '../../domain/ans/document.ts';
import { plainText } from '../../domain/html/plain-text.ts';
import { toPicture } from '../../domain/image/picture.ts';
import type { ContentServices } from '../../providers/services.ts';
import { PRODUCT } from '../../themes/brand.ts';
import { defineBlock } from '../defineBlock.ts';
import { takeStories } from '../shown.ts';
import { loadStories, storySource } from '../story-block/source.ts';
import { toTeaser, toTeaserPicture } from '../teaser/to-teaser.ts';
import { GalleryStrip, type StripPicture } from './GalleryStrip.tsx';

const toPictures = (gallery: AnsDocument, services: ContentServices): StripPicture[] =>
  gallery.content_elements.flatMap((element, index) => {
    const picture = element.type === 'image' ? toPicture(element) : undefined;
    if (!picture || element.type !== 'image') return [];
    const caption = plainText(element.caption ?? '') || undefined;
    return [{ ...toTeaserPicture(picture, services), id: `${index} ${picture.url}`, caption }];
  });

/** The pictures of the first gallery of a collection or a section. */
export const galleryStripBlock = defineBlock({
  name: 'gallery-strip',
  label: 'Galería en tira',
  settings: z.object({
    pictures: z.number().int().min(2).max(24).default(8).meta({ title: 'Número de fotos' }),
    ...storySource(6),
  }),
  turn: 'scarce',
  load: async (settings, services, page) => {
    const documents = await loadStories(settings, services, page, { more: ['content_elements'] });
    const galleries = documents.filter(({ type }) => type === 'gallery');
    return galleries.length > 0 ? { galleries } : null;
  },
  props: ({ galleries }, { pictures }, services, page) => {
    const [gallery] = takeStories(page, galleries, 1);
    return (
      gallery && {
        gallery: toTeaser(gallery, services, { product: PRODUCT }),
        pictures: toPictures(gallery, services).slice(0, pictures),
      }
    );
  },
  view: GalleryStrip,
});
