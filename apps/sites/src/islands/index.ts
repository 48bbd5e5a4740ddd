import type { IslandDefinition } from 'rotativa/islands';
import { filmIsland } from 'rotativa/blocks/body/BodyVideo';
import { pointsIsland } from 'rotativa/blocks/body/BodyGraphic';
import { pairIsland } from 'rotativa/blocks/body/BodyPair';
import { listenIsland } from 'rotativa/patterns/article/ListenButtons';
import { liveBlogIsland } from 'rotativa/patterns/article/LiveBlog';
import { loadMoreIsland } from 'rotativa/patterns/lists/LoadMore';
import { pageSearchIsland } from 'rotativa/patterns/lists/PageHead';
import type { ScriptedIsland } from '../contract/islands.ts';
import { HYDRATED, HYDRATED_AS_SENT } from './hydrated.ts';
import { SIGN_IN_ISLANDS } from './sign-in/islands.ts';

/** The islands with a script of the sites, which `client/scripts.ts` names for the browser. */
export const SCRIPTED: Readonly<Record<ScriptedIsland, IslandDefinition<never>>> = {
  film: filmIsland,
  listen: listenIsland,
  'live-blog': liveBlogIsland,
  'load-more': loadMoreIsland,
  'page-search': pageSearchIsland,
  pair: pairIsland,
  points: pointsIsland,
};

/** Every island of the sites. */
export const ISLANDS: readonly IslandDefinition<never>[] = [
  ...HYDRATED_AS_SENT,
  ...HYDRATED,
  ...SIGN_IN_ISLANDS,
  ...Object.values(SCRIPTED),
];
