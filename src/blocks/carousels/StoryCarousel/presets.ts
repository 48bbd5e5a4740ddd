import type { ImageRatio } from '../../../components/Image/Image.tsx';
import type { Messages } from '../../../messages/index.ts';
import type { StoryCardProps } from '../../lists/StoryCard/StoryCard.tsx';

/** The design of a story carousel. */
interface Preset {
  /** Visible slides in a wide container; one fewer if there are fewer stories. */
  perView: 3 | 4;
  ratio: ImageRatio;
  /** Key of the word that names a carousel without a title. */
  label: keyof Messages['list'];
  /** Key of the text of the link to the page with more stories. */
  more: keyof Messages['more'];
  /** The edges of the window that it reaches. */
  bleed: 'end' | 'both';
  /** Forces the dark mode. */
  mode?: 'dark';
  /** The properties of its cards that differ from the usual ones. */
  card?: Pick<StoryCardProps, 'scale' | 'time'>;
}

const GALLERIES = { perView: 3, ratio: '3:2', label: 'galleries', more: 'galleries' } as const;

const STORIES = { label: 'stories', more: 'stories' } as const;

const VIDEOS = { ratio: '16:9', label: 'videos', more: 'videos' } as const;

const BAND = { ...VIDEOS, bleed: 'both', mode: 'dark' } as const;

/** One entry for each preset. The stylesheet has their backgrounds and spacing. */
export const PRESETS = {
  /** Upright cards, on past the window's edge. */
  cards: { ...STORIES, perView: 4, ratio: 'card', bleed: 'end' },
  /** Specials: upright pictures in a dark band. With three slides, they would be larger than their files allow. */
  specials: { ...STORIES, perView: 4, ratio: 'portrait', bleed: 'both', mode: 'dark', card: { scale: 'm' } },
  /** The programmes of a partner's service, with the partners' logos in the head. */
  streaming: { ...STORIES, perView: 4, ratio: 'portrait', bleed: 'both', mode: 'dark' },
  /** Stories to read after an article, with the time of each. */
  related: { ...STORIES, perView: 4, ratio: 'card', bleed: 'end', card: { scale: 'xs', time: true } },
  /** Videos to watch after a video. */
  'related-videos': { ...VIDEOS, perView: 4, bleed: 'end', card: { scale: 'xs' } },
  /** Galleries, on past the window's edge. */
  galleries: { ...GALLERIES, bleed: 'end' },
  /** The same in a dark band. */
  'galleries-dark': { ...GALLERIES, bleed: 'both', mode: 'dark' },
  /** Large videos in a dark band. */
  videos: { ...BAND, perView: 3 },
  /** Smaller videos in a dark band. */
  band: { ...BAND, perView: 4 },
  /** The same on the ground of a dark page. */
  'band-plain': { ...BAND, perView: 4 },
  /** Smaller videos on a dark shade of the brand's colour. */
  'band-accent': { ...BAND, perView: 4 },
} as const satisfies Record<string, Preset>;

export type CarouselPreset = keyof typeof PRESETS;

/** The entry of a preset, in the type that all of them share. */
export const presetOf = (preset: CarouselPreset): Preset => PRESETS[preset];
