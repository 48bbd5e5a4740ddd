import { createElement } from 'react';
import { z } from 'zod';
import { links } from '../../../messages/blocks.ts';
import { storyBlock } from '../../shared/story-block/story-block.ts';
import { storyCarouselIsland } from './island.ts';
import { PRESETS } from './presets.ts';
import { StoryCarousel } from './StoryCarousel.tsx';

export { relatedStoriesBlock, relatedVideosBlock } from './under-article.ts';

const islands = [storyCarouselIsland];
/** The text of the link to the page with more stories. */
const moreText = z.string().default('').meta({
  title: 'Texto del enlace',
  description: 'Por ejemplo: Ver más notas. Si está vacío: Ver todo.',
});
const videos = { feedSize: 8, priority: 'scarce', ratio: PRESETS.videos.ratio, islands } as const;

/** Stories as upright cards. */
export const cardCarouselBlock = storyBlock({
  name: 'card-carousel',
  label: 'Carrusel de tarjetas',
  category: 'carousels',
  feedSize: 8,
  ratio: PRESETS.cards.ratio,
  settings: { more: moreText },
  view: (props) => createElement(StoryCarousel, { ...props, preset: 'cards' }),
  islands,
});

/** Special articles, as upright pictures. */
export const specialCarouselBlock = storyBlock({
  name: 'special-carousel',
  label: 'Carrusel de especiales',
  category: 'carousels',
  feedSize: 10,
  // The rows above show many of them, so it asks for more.
  priority: 'rest',
  ratio: PRESETS.specials.ratio,
  settings: { more: moreText },
  view: (props) => createElement(StoryCarousel, { ...props, preset: 'specials' }),
  islands,
});

/** The name and the logo of a partner; its name is shown until it has a logo. */
const partner = z.object({
  name: z.string().min(1).meta({ title: 'Nombre' }),
  logo: z.string().default('').meta({ title: 'Logo', widget: 'picture' }),
});

/** The programmes of partners' services. @see B6 */
export const streamingCarouselBlock = storyBlock({
  name: 'streaming-carousel',
  label: 'Carrusel de aliados',
  category: 'carousels',
  feedSize: 8,
  ratio: PRESETS.streaming.ratio,
  settings: {
    more: moreText.default(() => links.programmes),
    partners: z.array(partner).max(2).default([]).meta({
      title: 'Aliados',
      description: 'Hasta dos, con el nombre y la dirección del logo de cada uno.',
    }),
  },
  view: (props) => createElement(StoryCarousel, { ...props, preset: 'streaming' }),
  islands,
});

/** Galleries, on a light or a dark ground. */
export const galleryCarouselBlock = storyBlock({
  name: 'gallery-carousel',
  label: 'Carrusel de galerías',
  category: 'carousels',
  feedSize: 10,
  priority: 'scarce',
  ratio: PRESETS.galleries.ratio,
  settings: {
    background: z
      .enum(['White', 'Dark'])
      .default('White')
      .meta({ title: 'Fondo', options: { White: 'Claro', Dark: 'Oscuro' } }),
  },
  view: ({ background, ...props }) =>
    createElement(StoryCarousel, {
      ...props,
      preset: background === 'Dark' ? 'galleries-dark' : 'galleries',
    }),
  islands,
});

/** Videos as cards. */
export const videoCarouselBlock = storyBlock({
  ...videos,
  name: 'video-carousel',
  label: 'Carrusel de videos',
  category: 'carousels',
  view: (props) => createElement(StoryCarousel, { ...props, preset: 'videos' }),
});

/** @see B6 */
export const videoBandBlock = storyBlock({
  ...videos,
  name: 'video-band',
  label: 'Franja de videos',
  category: 'carousels',
  settings: {
    ground: z
      .enum(['black', 'accent'])
      .default('black')
      .meta({ title: 'Fondo', options: { black: 'Negro', accent: 'Color de la marca' } }),
  },
  view: ({ ground, ...props }) =>
    createElement(StoryCarousel, { ...props, preset: ground === 'accent' ? 'band-accent' : 'band' }),
});
