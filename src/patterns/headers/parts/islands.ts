'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { FullMenuProps } from './menu/FullMenu.tsx';
import type { AccountMenuProps } from './reader/ReaderPanel.tsx';
import type { MoreMenuProps } from './menu/MoreMenu.tsx';
import type { SearchToggleProps } from './search/SearchToggle.tsx';
import type { SignOutProps } from './reader/SignOut.tsx';
import type { SiteMenuProps } from './menu/SiteMenu.tsx';

/** The hamburger menu. */
export const siteMenuIsland: IslandDefinition<SiteMenuProps> = defineIsland<SiteMenuProps>({
  name: 'site-menu',
  when: 'intent',
  load: () => import('./menu/SiteMenu.tsx'),
});

/** The full-screen menu. */
export const fullMenuIsland: IslandDefinition<FullMenuProps> = defineIsland<FullMenuProps>({
  name: 'full-menu',
  when: 'intent',
  load: () => import('./menu/FullMenu.tsx'),
});

/** A group of the section row. */
export const moreMenuIsland: IslandDefinition<MoreMenuProps> = defineIsland<MoreMenuProps>({
  name: 'more-menu',
  when: 'intent',
  load: () => import('./menu/MoreMenu.tsx'),
});

/** The account's menu. */
export const accountMenuIsland: IslandDefinition<AccountMenuProps> = defineIsland<AccountMenuProps>({
  name: 'account-menu',
  when: 'intent',
  load: () => import('./reader/AccountMenu.tsx'),
});

/** The search form behind the magnifying glass. */
export const searchToggleIsland: IslandDefinition<SearchToggleProps> = defineIsland<SearchToggleProps>({
  name: 'search-toggle',
  when: 'intent',
  load: () => import('./search/SearchToggle.tsx'),
});

/** The button that signs the reader out, beside the name. */
export const signOutIsland: IslandDefinition<SignOutProps> = defineIsland<SignOutProps>({
  name: 'sign-out',
  when: 'intent',
  load: () => import('./reader/SignOut.tsx'),
});

/** Every island of the six headers, for the client's list. */
export const headerIslands: readonly IslandDefinition<never>[] = [
  siteMenuIsland,
  fullMenuIsland,
  moreMenuIsland,
  accountMenuIsland,
  searchToggleIsland,
  signOutIsland,
];
