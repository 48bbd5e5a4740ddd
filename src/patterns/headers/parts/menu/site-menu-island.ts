'use client';
import { defineIsland, type IslandDefinition } from '../../../../islands/define-island.ts';
import type { SiteMenuProps } from './SiteMenu.tsx';

/** The hamburger menu. */
export const siteMenuIsland: IslandDefinition<SiteMenuProps> = defineIsland<SiteMenuProps>({
  name: 'site-menu',
  when: 'intent',
  shown: ['items', 'path'],
  load: () => import('./SiteMenu.tsx'),
});
