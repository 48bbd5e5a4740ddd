import type { ImageSizes } from '../../../components/Image/sources.ts';
import { GALLERY_GRID_SIZE } from '../../../domain/feed/requests.ts';
import { TRUNCATION_CHARS } from '../../../domain/text/truncate.ts';
import { ROW_PICTURE, WIDER_THAN_PHONE } from '../../shared/phone/on-phone.ts';
import type { StoryCardProps } from '../StoryCard/StoryCard.tsx';
import type { Messages } from '../../../messages/index.ts';

type Card = Omit<StoryCardProps, 'teaser'>;

/** The design of a grid. */
interface Preset {
  card: Card;
  /** The first story, if it is larger than the others. */
  lead?: Card;
  /** The first of an odd number of stories, which is as wide as two on a tablet. */
  odd?: Card;
  /** A story without a picture. */
  plain?: Card;
  /** A single story. */
  only?: Card;
  /** Width of a picture in a row of a phone. */
  row?: string;
  /** Widths of the pictures, if they depend on the number of stories, or on the place of one among them. */
  sizes?: (count: number, index: number) => ImageSizes;
  align?: 'center';
  /** Maximum number of stories. */
  most?: number;
  /** Maximum length of a headline in characters. */
  headline?: number;
  /** Each story has a link 'Ver galería' under it. */
  galleryLink?: boolean;
  /** Key of the text of the link to the page with more stories. */
  more?: keyof Messages['more'];
}

const CARD: Preset = {
  card: { scale: 's', frame: 'box', sizes: { sm: '100vw', [WIDER_THAN_PHONE]: '50vw', lg: '416px' } },
  // The large card is as high as the two rows beside it.
  lead: {
    scale: 'm',
    standfirst: true,
    byline: true,
    sizes: { sm: '100vw', lg: '660px' },
    heights: { sm: '75vw', lg: '590px' },
  },
  odd: { sizes: { sm: '100vw', lg: '416px' } },
  plain: { scale: 'm' },
  row: '72vw',
  more: 'section',
};

/** Two columns, or three for three stories, before there are as many as the preset has. */
const inColumns = (count: number, wide: { lg: string; xl: string }): ImageSizes => ({
  sm: '100vw',
  [WIDER_THAN_PHONE]: '50vw',
  // On a small tablet the third story is as wide as the two above it.
  ...(count === 3 && { [WIDER_THAN_PHONE]: '100vw', 720: '32vw' }),
  ...wide,
});

/** The name of a preset. It is written out: the type of the table, with all its cards, would be 50 kB of declarations. */
export type GridPreset = 'soft' | 'ruled' | 'quarters' | 'thirds' | 'portraits' | 'galleries';

/** One entry for each preset. The stylesheets have their columns and spacing. */
export const PRESETS: Readonly<Record<GridPreset, Preset>> = {
  /** Cards with borders: one large and four beside it, or all equal. */
  soft: CARD,
  /** The same as cells of one ruled grid. */
  ruled: { ...CARD, card: { ...CARD.card, frame: 'ruled' } },
  /** Four in a row below the name of their section. */
  quarters: {
    card: { scale: 's' },
    sizes: (count) => inColumns(count, { lg: '24vw', xl: '300px' }),
    row: ROW_PICTURE,
    more: 'section',
  },
  /** Three in a row. */
  thirds: {
    card: { scale: 's' },
    sizes: (count) => inColumns(count, { lg: '32vw', xl: '400px' }),
    row: ROW_PICTURE,
    more: 'section',
  },
  /** Portraits with their text below; a scrolling row on phones. */
  portraits: {
    card: { scale: 's', ratio: 'portrait' },
    sizes: (count) => {
      const columns = Math.min(count, 4);
      return {
        sm: '68vw',
        md: `${Math.round(100 / columns)}vw`,
        lg: `${Math.round(1248 / columns)}px`,
      };
    },
    align: 'center',
  },
  /** Galleries below a gallery, each with its link 'Ver galería'. */
  galleries: {
    card: { scale: 'xs' },
    // On a phone the last of an odd number is as wide as two.
    sizes: (count, index) => ({
      sm: count % 2 === 1 && index === count - 1 ? '100vw' : '50vw',
      720: count === 3 ? '33vw' : '50vw',
      xl: `${Math.round(1248 / Math.min(count, 4))}px`,
    }),
    only: { scale: 'm', sizes: { sm: '100vw', md: '50vw', xl: '500px' } },
    most: GALLERY_GRID_SIZE,
    headline: TRUNCATION_CHARS.relatedGalleryHeadline,
    galleryLink: true,
  },
};
