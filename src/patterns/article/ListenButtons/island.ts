'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import { LISTEN, type ListenData } from './listen-data.ts';

/** Opens the player of `ListeningBar`. The code loads when a reader is about to use the buttons. @see N20 */
export const listenIsland: IslandDefinition<ListenData> = defineIsland<ListenData>({
  name: LISTEN,
  when: 'intent',
  load: () => import('./ListenChoice.tsx'),
  script: () => import('./open-player.ts'),
});
