export { Checkout, type CheckoutProps } from './Checkout.tsx';
export { checkoutIsland } from '../checkout-parts/islands.ts';
export type { CheckoutPage } from '../checkout-parts/page.ts';
