import { createElement } from 'react';
import { z } from 'zod';
import { storyBlock } from '../../shared/story-block/story-block.ts';
import { storyCarouselIsland } from './island.ts';
import { StoryCarousel } from './StoryCarousel.tsx';

const islands = [storyCarouselIsland];
const videos = { feedSize: 8, turn: 'scarce', ratio: 16 / 9, islands } as const;

export const cardCarouselBlock = storyBlock({
  name: 'card-carousel',
  label: 'Carrusel de tarjetas',
  feedSize: 8,
  ratio: 3 / 4,
  view: (props) => createElement(StoryCarousel, { ...props, look: 'cards' }),
  islands,
});

export const videoCarouselBlock = storyBlock({
  ...videos,
  name: 'video-carousel',
  label: 'Carrusel de videos',
  view: (props) => createElement(StoryCarousel, { ...props, look: 'videos' }),
});

/** @see B6 */
export const videoBandBlock = storyBlock({
  ...videos,
  name: 'video-band',
  label: 'Franja de videos',
  settings: { ground: z.enum(['black', 'accent']).default('black').meta({ title: 'Fondo' }) },
  view: ({ ground, ...props }) =>
    createElement(StoryCarousel, { ...props, look: ground === 'accent' ? 'band-accent' : 'band' }),
});
