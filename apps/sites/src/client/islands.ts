import { bodyGalleryIsland } from 'rotativa/blocks/ArticleBody';
import { countdownIsland } from 'rotativa/blocks/Countdown';
import { storyCarouselIsland } from 'rotativa/blocks/CardCarousel';
import { heroCarouselIsland } from 'rotativa/blocks/HeroCarousel';
import { shareIsland } from 'rotativa/blocks/ShareBar';
import { videoBandIsland } from 'rotativa/blocks/VideoBand';
import type { IslandDefinition } from 'rotativa/islands';
import { menMenuIsland } from 'rotativa/patterns/MenHeader';
import { headerIslands } from 'rotativa/patterns/WeeklyHeader';

/** Every island that a page of the sites may hold. Definitions only: their code comes when they wake. */
export const ISLANDS: readonly IslandDefinition<never>[] = [
  bodyGalleryIsland,
  countdownIsland,
  videoBandIsland,
  ...headerIslands,
  heroCarouselIsland,
  menMenuIsland,
  shareIsland,
  storyCarouselIsland,
];
