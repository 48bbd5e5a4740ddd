import type { BrandArticle } from '../../../themes/brand.ts';

/** The variant of the button of an offer in each form: the brand's first action, or the one of its subscriptions. */
export const OFFER_ACTION = {
  cover: 'primary',
  module: 'alt',
  invitation: 'primary',
  night: 'primary',
  ticket: 'alt',
  tag: 'primary',
} as const satisfies Record<BrandArticle['promo'], string>;
