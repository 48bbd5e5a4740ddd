'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { FormerSubscriberProps } from './FormerSubscriber.tsx';
import type { OwnSubscriptionProps } from './OwnSubscription.tsx';

/** The subscriber's view, in the place of the plans. */
export const ownSubscriptionIsland: IslandDefinition<OwnSubscriptionProps> =
  defineIsland<OwnSubscriptionProps>({
    name: 'own-subscription',
    when: 'load',
    load: () => import('./OwnSubscription.tsx'),
  });

/** The sentence for a reader whose subscription has ended, in the place of the link to sign in. */
export const formerSubscriberIsland: IslandDefinition<FormerSubscriberProps> =
  defineIsland<FormerSubscriberProps>({
    name: 'former-subscriber',
    when: 'load',
    load: () => import('./FormerSubscriber.tsx'),
  });
