'use client';
import type { IslandDefinition } from '../../../islands/define-island.ts';
import { siteMenuIsland } from './menu/site-menu-island.ts';
import { fullMenuIsland } from './menu/full-menu-island.ts';
import { moreMenuIsland } from './menu/more-menu-island.ts';
import { accountMenuIsland } from './reader/account-menu-island.ts';
import { searchToggleIsland } from './search/search-toggle-island.ts';
import { signOutIsland } from './reader/sign-out-island.ts';

/** Every island of the six headers, for the client's list. A header imports only its own: each brings the CSS of its component. */
export const headerIslands: readonly IslandDefinition<never>[] = [
  siteMenuIsland,
  fullMenuIsland,
  moreMenuIsland,
  accountMenuIsland,
  searchToggleIsland,
  signOutIsland,
];
