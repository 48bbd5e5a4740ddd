'use client';
import { defineIsland, type IslandDefinition } from '../../../../islands/define-island.ts';
import type { AccountMenuProps } from './ReaderPanel.tsx';

/** The account's menu. */
export const accountMenuIsland: IslandDefinition<AccountMenuProps> = defineIsland<AccountMenuProps>({
  name: 'account-menu',
  when: 'intent',
  load: () => import('./AccountMenu.tsx'),
});
