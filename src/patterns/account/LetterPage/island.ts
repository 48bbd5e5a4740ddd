'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { ReaderLetterProps } from './ReaderLetter.tsx';

/** The page of a letter for a signed-in reader. */
export const letterIsland: IslandDefinition<ReaderLetterProps> = defineIsland<ReaderLetterProps>({
  name: 'reader-letter',
  when: 'load',
  load: () => import('./ReaderLetter.tsx'),
});
