'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { AccountPage } from './sections.ts';

/** The records of the debug page 'Usuario'. */
export const recordsIsland: IslandDefinition<Record<never, never>> = defineIsland<Record<never, never>>({
  name: 'stored-records',
  when: 'load',
  load: () => import('./RecordsPanel.tsx'),
});

/** A page of the account. Its section's code loads when the reader is known. */
export const accountIsland: IslandDefinition<AccountPage> = defineIsland<AccountPage>({
  name: 'account',
  when: 'load',
  load: () => import('./AccountPanel.tsx'),
});
