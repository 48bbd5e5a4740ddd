import type { offerPrices, offers, prices, products } from '../../db/schema/index.ts';

/** The products of the store. A product or price that is no longer sold stays here with `active: false`. */
export const PRODUCTS: readonly (typeof products.$inferInsert)[] = [
  {
    sku: 'DIGITAL-ANUAL',
    name: 'Suscripción digital anual',
    description:
      'Todo el contenido exclusivo para suscriptores y toda la información digital, durante un año.',
    sharesAllowed: 3,
    maxQuantity: 5,
  },
  {
    sku: 'DIGITAL-MENSUAL',
    name: 'Suscripción digital mensual',
    description: 'Todo el contenido exclusivo para suscriptores, mes a mes.',
    sharesAllowed: 1,
    maxQuantity: 1,
  },
];

/** The value-added tax of a digital subscription. */
const taxPercent = 19;

/** Whole pesos, tax included. */
export const PRICES: readonly (typeof prices.$inferInsert)[] = [
  { code: 'ANUAL-199', sku: 'DIGITAL-ANUAL', amount: 199_000, taxPercent, periodMonths: 12 },
  { code: 'ANUAL-129', sku: 'DIGITAL-ANUAL', amount: 129_000, taxPercent, periodMonths: 12 },
  { code: 'ANUAL-REGALO', sku: 'DIGITAL-ANUAL', amount: 199_000, taxPercent, periodMonths: 12, gift: true },
  { code: 'MENSUAL-19', sku: 'DIGITAL-MENSUAL', amount: 19_900, taxPercent, periodMonths: 1 },
  { code: 'ANUAL-2023', sku: 'DIGITAL-ANUAL', amount: 179_000, taxPercent, periodMonths: 12, active: false },
];

export const OFFERS: readonly (typeof offers.$inferInsert)[] = [{ id: 466, name: 'Suscripciones digitales' }];

/** The daily has the other price; everything else is for all. */
export const OFFER_PRICES: readonly (typeof offerPrices.$inferInsert)[] = [
  { offerId: 466, position: 1, brand: 'weekly', sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199' },
  { offerId: 466, position: 2, brand: 'forums', sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199' },
  { offerId: 466, position: 3, brand: 'rural', sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199' },
  { offerId: 466, position: 4, brand: 'daily', sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-129' },
  { offerId: 466, position: 5, brand: 'women', sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-129' },
  { offerId: 466, position: 6, brand: 'men', sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-129' },
  { offerId: 466, position: 7, sku: 'DIGITAL-MENSUAL', priceCode: 'MENSUAL-19' },
  { offerId: 466, position: 8, sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-REGALO' },
];
