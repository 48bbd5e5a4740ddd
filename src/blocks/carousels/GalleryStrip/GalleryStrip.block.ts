import { z } from 'zod';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import { isLockedStory } from '../../../domain/article/locked-article.ts';
import type { Picture } from '../../../domain/body/block.ts';
import { plainText } from '../../../domain/html/plain-text.ts';
import { toPicture } from '../../../domain/image/picture.ts';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import type { BlockPage } from '../../block-page.ts';
import { defineBlock } from '../../defineBlock.ts';
import { claimPictures, claimStories } from '../../dedupe.ts';
import { loadStories, storySource, storyPriority } from '../../shared/story-block/source.ts';
import { toTeaser, toTeaserPicture } from '../../shared/teaser/to-teaser.ts';
import { GalleryStrip, type StripPicture } from './GalleryStrip.tsx';

interface Found {
  picture: Picture;
  caption: string | undefined;
}

/** Pictures of a gallery that the page does not show yet, up to `size`. */
function freePictures(gallery: AnsDocument, page: BlockPage, size: number): Found[] {
  const found = new Map<string, Found>();
  for (const element of gallery.content_elements) {
    const picture = element.type === 'image' ? toPicture(element) : undefined;
    if (!picture || element.type !== 'image' || found.has(picture.url)) continue;
    found.set(picture.url, { picture, caption: plainText(element.caption ?? '') || undefined });
  }
  const chosen = claimPictures(page, [...found.keys()], size);
  return chosen.flatMap((address) => found.get(address) ?? []);
}

const toStrip = (found: readonly Found[], services: ContentServices): StripPicture[] =>
  found.map(({ picture, caption }) => ({
    ...toTeaserPicture(picture, services),
    id: picture.url,
    caption,
  }));

/** The pictures of a chosen gallery, or of the first unlocked one of a collection or a section. */
export const galleryStripBlock = defineBlock({
  name: 'gallery-strip',
  label: 'Galería en tira',
  category: 'carousels',
  settings: z.object({
    galleryId: z.string().default('').meta({
      title: 'Galería',
      description: 'Si está, la colección y la sección no se usan.',
      widget: 'gallery',
    }),
    pictures: z.number().int().min(2).max(24).default(8).meta({ title: 'Número de fotos' }),
    ...storySource(6),
  }),
  priority: storyPriority('scarce'),
  load: async (settings, services, page) => {
    const { galleryId } = settings;
    const chosen = galleryId && (await services.content.gallery(galleryId, { signal: page.signal }));
    const documents = galleryId
      ? [chosen].filter((one) => !!one)
      : await loadStories(settings, services, page, { more: ['content_elements'] });
    // A locked gallery has one public picture, which is not enough for a strip.
    const galleries = documents.filter(
      (one) => one.type === 'gallery' && !isLockedStory(one, services.product),
    );
    return galleries.length > 0 ? { galleries } : null;
  },
  props: ({ galleries }, { pictures }, services, page) => {
    // The strip shows the gallery's pictures, including its teaser picture, so that is not avoided.
    const [gallery] = claimStories(page, galleries, 1, { pictures: false });
    return (
      gallery && {
        gallery: toTeaser(gallery, services),
        pictures: toStrip(freePictures(gallery, page, pictures), services),
      }
    );
  },
  view: GalleryStrip,
});
