import type { ImageRatio } from '../../../components/Image/Image.tsx';
import type { Words } from '../../../words/index.ts';

/** The design of a story carousel. */
interface Look {
  /** Visible slides in a wide container; one fewer if there are fewer stories. */
  perView: 3 | 4;
  ratio: ImageRatio;
  /** Key of the word that names a carousel without a title. */
  label: keyof Words['list'];
  /** Key of the text of the link to the page with more stories. */
  more: keyof Words['more'];
  /** The edges of the window that it reaches. */
  bleed: 'end' | 'both';
  /** Forces the dark mode. */
  mode?: 'dark';
}

const BAND = { ratio: '16:9', label: 'videos', more: 'videos', bleed: 'both', mode: 'dark' } as const;

/** One entry for each look. The stylesheet has their backgrounds and spacing. */
export const LOOKS = {
  /** Upright cards, on past the window's edge. */
  cards: { perView: 4, ratio: 'card', label: 'stories', more: 'stories', bleed: 'end' },
  /** Large videos in a dark band. */
  videos: { ...BAND, perView: 3 },
  /** Smaller videos in a dark band. */
  band: { ...BAND, perView: 4 },
  /** Smaller videos on a dark shade of the brand's colour. */
  'band-accent': { ...BAND, perView: 4 },
} as const satisfies Record<string, Look>;

export type CarouselLook = keyof typeof LOOKS;

/** The entry of a look, in the type that all of them share. */
export const lookOf = (look: CarouselLook): Look => LOOKS[look];
