import type { ReactNode } from 'react';
import { DateTime } from '../../../components/DateTime/DateTime.tsx';
import type { StoryCardProps } from '../../../blocks/lists/StoryCard/StoryCard.tsx';
import type { Teaser } from '../../../blocks/shared/teaser/teaser.ts';
import { eventDate } from '../../../domain/event/when.ts';
import type { BrandList } from '../../../themes/brand.ts';
import type { Rows } from './rows.ts';

type Card = Omit<StoryCardProps, 'teaser'>;

/** The design of a list. */
export interface Preset {
  card: Card;
  /** The lead story, if it is larger than the others. */
  lead: Card;
  /** A story without a picture, if it has more words than the others. */
  plain?: Card;
  /** Shown before the story: the time, or the date in numerals. */
  leading?: (teaser: Teaser) => ReactNode;
  /** Number of stories in each row, in a wide container. */
  rows?: Rows;
}

const hour = ({ publishedAt, time }: Teaser): ReactNode =>
  publishedAt &&
  time && (
    <DateTime className="when" iso={publishedAt}>
      {time}
    </DateTime>
  );

function numerals({ publishedAt }: Teaser): ReactNode {
  const date = publishedAt && eventDate(publishedAt);
  return (
    date && (
      <time className="date" dateTime={publishedAt}>
        <b>{date.day}</b> {date.month} {date.year}
      </time>
    )
  );
}

const WORDS = { standfirst: true, byline: true, time: true } as const;

const SIDE: Card = { layout: 'side', scale: 'm', sizes: { sm: '34vw', lg: '280px' }, ...WORDS };
const TIMED: Card = {
  layout: 'compact',
  scale: 's',
  ratio: '4:3',
  sizes: { sm: '96px', md: '160px' },
  standfirst: true,
};
const PORTRAIT: Card = {
  scale: 's',
  ratio: 'portrait',
  sizes: { sm: '50vw', lg: '400px' },
  standfirst: true,
};
const TILE: Card = {
  layout: 'overlay',
  scale: 's',
  ratio: 'fill',
  sizes: { sm: '100vw', md: '50vw', lg: '640px' },
  heights: { sm: '260px', md: '340px', lg: '400px' },
};
const ROW: Card = {
  layout: 'compact',
  scale: 'm',
  ratio: '4:3',
  sizes: { sm: '1px', md: '200px' },
  standfirst: true,
  byline: true,
};
const BOX: Card = {
  scale: 's',
  sizes: { sm: '40vw', md: '50vw', lg: '400px' },
  // On a phone as high as the words beside it.
  heights: { sm: '220px', md: '37.5vw', lg: '300px' },
  standfirst: true,
  time: true,
  frame: 'box',
};

/** The brands' presets for lists. */
export const PRESETS: Readonly<Record<BrandList['rows'], Preset>> = {
  side: {
    card: SIDE,
    lead: { ...SIDE, layout: 'stacked', scale: 'l', ratio: 'lead', sizes: { sm: '100vw', lg: '820px' } },
    rows: { pictures: [1], words: [2] },
  },
  timed: {
    card: TIMED,
    lead: { ...TIMED, scale: 'l', ratio: 'card', sizes: { sm: '100vw', lg: '360px' }, byline: true },
    leading: hour,
  },
  portraits: {
    card: PORTRAIT,
    lead: { ...PORTRAIT, layout: 'side', scale: 'xl', sizes: { sm: '100vw', lg: '560px' }, byline: true },
    plain: { ...PORTRAIT, scale: 'm', byline: true },
    rows: { pictures: [3], words: [2] },
  },
  tiles: {
    card: TILE,
    lead: {
      ...TILE,
      scale: 'xl',
      sizes: { sm: '100vw', lg: '1280px' },
      heights: { sm: '420px', md: '560px', lg: '620px' },
      byline: true,
    },
    plain: { ...TILE, scale: 'm', standfirst: true, byline: true },
    rows: { pictures: [2, 3], words: [2, 3] },
  },
  table: {
    card: ROW,
    lead: { ...ROW, scale: 'l', ratio: 'card', sizes: { sm: '100vw', lg: '500px' } },
    leading: numerals,
  },
  cards: {
    card: BOX,
    lead: {
      ...BOX,
      scale: 'l',
      sizes: { sm: '100vw', lg: '720px' },
      heights: { sm: '75vw', lg: '540px' },
      byline: true,
    },
    plain: { ...BOX, scale: 'm', byline: true },
    rows: { pictures: [3], words: [3] },
  },
};
