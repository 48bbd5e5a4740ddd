import type { IslandDefinition } from 'rotativa/islands';
import { pageSearchIsland } from 'rotativa/patterns/lists/PageHead';
import { filmIsland } from 'rotativa/blocks/body/BodyVideo';
import { HYDRATED } from './hydrated.ts';
import { liveIsland } from './live-island.ts';
import { pageLoadMoreIsland } from './load-more-island.ts';

/** The islands with a script of the sites, which `scripts.ts` names for the browser. */
export const SCRIPTED: readonly IslandDefinition<never>[] = [
  filmIsland,
  liveIsland,
  pageLoadMoreIsland,
  pageSearchIsland,
];

/** Every island of the sites. */
export const ISLANDS: readonly IslandDefinition<never>[] = [...HYDRATED, ...SCRIPTED];
