'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { CheckoutPage, ReceiptPage } from './page.ts';

/** The steps of a purchase. */
export const checkoutIsland: IslandDefinition<CheckoutPage> = defineIsland<CheckoutPage>({
  name: 'checkout',
  when: 'load',
  load: () => import('./CheckoutPanel.tsx'),
});

/** The receipt of a payment. */
export const receiptIsland: IslandDefinition<ReceiptPage> = defineIsland<ReceiptPage>({
  name: 'receipt',
  when: 'load',
  load: () => import('./ReceiptPanel.tsx'),
});
