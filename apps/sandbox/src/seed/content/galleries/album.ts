import { slugify } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import type { PictureId } from '../../pictures.ts';
import type { SeedStory } from '../../types.ts';

/** A gallery of a newsroom. */
export interface Album {
  readonly headline: string;
  readonly standfirst: string;
  /** The pictures with their captions, in order. */
  readonly pictures: Readonly<Partial<Record<PictureId, string>>>;
  /** The picture that lists show: one that opens no other story of the brand. */
  readonly cover: PictureId;
  /** The paragraphs below the pictures. */
  readonly text: readonly string[];
  /** Sections before those of all galleries; the first is the primary one. */
  readonly sections?: readonly string[];
  /** Who drew it, if another than drew the others. */
  readonly credit?: string;
  readonly tags: readonly string[];
}

/** Galleries of one site, newest first. */
export interface Albums {
  readonly brand: BrandKey;
  readonly sections: SeedStory['sections'];
  readonly credit: string;
  /** Minutes before the seed's clock of the newest gallery, and between two of them. */
  readonly ago: number;
  readonly every: number;
  readonly albums: readonly Album[];
}

/**
 * The galleries of a site as stories.
 * @throws when an album does not show its own cover
 */
export const albumStories = ({ brand, sections, credit: house, ago, every, albums }: Albums): SeedStory[] =>
  albums.map(
    ({ headline, standfirst, pictures, cover, text, sections: own = [], credit = house, tags }, at) => {
      const images = (Object.entries(pictures) as [PictureId, string][]).map(([id, caption]) => ({
        id,
        caption,
        credit,
      }));
      const picture = images.find(({ id }) => id === cover);
      if (!picture) throw new Error(`The gallery '${headline}' does not show its cover '${cover}'.`);
      return {
        brand,
        slug: slugify(headline),
        sections: [...own, ...sections] as SeedStory['sections'],
        kicker: 'Galería',
        headline,
        standfirst,
        by: [],
        ago: ago + at * every,
        tags: [...tags, 'Ilustración'],
        picture,
        type: 'gallery',
        images,
        body: [...text],
      };
    },
  );
