import { z } from 'zod';
import { storyBlock } from '../story-block/story-block.ts';
import { videoBandIsland } from './island.ts';
import { VideoBand } from './VideoBand.tsx';

/** @see B6 002 §9 'video carousel 8' */
export const videoBandBlock = storyBlock({
  name: 'video-band',
  label: 'Franja de videos',
  feedSize: 8,
  turn: 'scarce',
  ratio: 16 / 9,
  settings: { ground: z.enum(['black', 'accent']).default('black').meta({ title: 'Fondo' }) },
  view: VideoBand,
  islands: [videoBandIsland],
});
