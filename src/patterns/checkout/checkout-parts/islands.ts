'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { CheckoutPage } from './page.ts';

/** The steps of a purchase. */
export const checkoutIsland: IslandDefinition<CheckoutPage> = defineIsland<CheckoutPage>({
  name: 'checkout',
  when: 'load',
  load: () => import('./CheckoutPanel.tsx'),
});
