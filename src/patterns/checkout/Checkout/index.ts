export { Checkout, type CheckoutProps } from './Checkout.tsx';
export { checkoutIsland } from '../checkout-parts/islands.ts';
export type { CheckoutPage, PlainPurchase } from '../checkout-parts/page.ts';
export {
  CHANGED_STEP,
  OPEN_STEP_ID,
  plainStepIn,
  STEP_FIELD,
  type PlainStep,
} from '../checkout-parts/plain-names.ts';
