import { defineIsland } from '../../islands/define-island.ts';
import type { IslandDefinition } from '../../islands/define-island.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';
import type { MoreMenuProps } from './MoreMenu.tsx';
import type { SearchToggleProps } from './SearchToggle.tsx';
import type { SiteMenuProps } from './SiteMenu.tsx';

/** The hamburger menu. */
export const siteMenuIsland: IslandDefinition<SiteMenuProps> = defineIsland<SiteMenuProps>({
  name: 'site-menu',
  when: 'intent',
  load: () => import('./SiteMenu.tsx'),
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

/** The search behind its glass. */
export const searchToggleIsland: IslandDefinition<SearchToggleProps> = defineIsland<SearchToggleProps>({
  name: 'search-toggle',
  when: 'intent',
  load: () => import('./SearchToggle.tsx'),
});

/** What a header may hold, for the client's list. */
export const headerIslands: readonly IslandDefinition<never>[] = [
  siteMenuIsland,
  moreMenuIsland,
  accountMenuIsland,
  searchToggleIsland,
];
