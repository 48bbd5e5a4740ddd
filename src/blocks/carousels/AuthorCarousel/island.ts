'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { AuthorRowProps } from './AuthorRow.tsx';

/** The row of authors. Before it hydrates it scrolls natively. */
export const authorCarouselIsland: IslandDefinition<AuthorRowProps> = defineIsland<AuthorRowProps>({
  name: 'author-carousel',
  when: 'visible',
  load: () => import('./AuthorRow.tsx'),
  shown: ['authors', 'newsroom'],
});
