'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { OwnSubscriptionProps } from './OwnSubscription.tsx';

/** The subscriber's view, in the place of the plans. */
export const ownSubscriptionIsland: IslandDefinition<OwnSubscriptionProps> =
  defineIsland<OwnSubscriptionProps>({
    name: 'own-subscription',
    when: 'load',
    load: () => import('./OwnSubscription.tsx'),
  });
