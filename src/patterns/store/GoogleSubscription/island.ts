'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';

export interface GoogleIslandProps {
  signIn: string;
  /** The page of the account with the subscriptions. */
  subscriptions: string;
}

/** The purchase at Google in a store. */
export const googleIsland: IslandDefinition<GoogleIslandProps> = defineIsland<GoogleIslandProps>({
  name: 'google',
  when: 'visible',
  load: () => import('./GoogleIsland.tsx'),
});
