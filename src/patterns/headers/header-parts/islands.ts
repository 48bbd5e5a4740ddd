'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { FullMenuProps } from './FullMenu.tsx';
import type { AccountMenuProps } from './ReaderPanel.tsx';
import type { MoreMenuProps } from './MoreMenu.tsx';
import type { SearchToggleProps } from './SearchToggle.tsx';
import type { SiteMenuProps } from './SiteMenu.tsx';

/** The hamburger menu. */
export const siteMenuIsland: IslandDefinition<SiteMenuProps> = defineIsland<SiteMenuProps>({
  name: 'site-menu',
  when: 'intent',
  load: () => import('./SiteMenu.tsx'),
});

/** The full-screen menu. */
export const fullMenuIsland: IslandDefinition<FullMenuProps> = defineIsland<FullMenuProps>({
  name: 'full-menu',
  when: 'intent',
  load: () => import('./FullMenu.tsx'),
});

/** A group of the section row. */
export const moreMenuIsland: IslandDefinition<MoreMenuProps> = defineIsland<MoreMenuProps>({
  name: 'more-menu',
  when: 'intent',
  load: () => import('./MoreMenu.tsx'),
});

/** The account's menu. */
export const accountMenuIsland: IslandDefinition<AccountMenuProps> = defineIsland<AccountMenuProps>({
  name: 'account-menu',
  when: 'intent',
  load: () => import('./AccountMenu.tsx'),
});

/** The search form behind the magnifying glass. */
export const searchToggleIsland: IslandDefinition<SearchToggleProps> = defineIsland<SearchToggleProps>({
  name: 'search-toggle',
  when: 'intent',
  load: () => import('./SearchToggle.tsx'),
});

/** Every island of the six headers, for the client's list. */
export const headerIslands: readonly IslandDefinition<never>[] = [
  siteMenuIsland,
  fullMenuIsland,
  moreMenuIsland,
  accountMenuIsland,
  searchToggleIsland,
];
