import type { offerPrices, offers, prices, products } from '../../db/schema/index.ts';
import { SITES, type Site } from '../../sites.ts';

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
  {
    code: 'ANUAL-129-REGALO',
    sku: 'DIGITAL-ANUAL',
    amount: 129_000,
    taxPercent,
    periodMonths: 12,
    gift: true,
  },
  { code: 'MENSUAL-19', sku: 'DIGITAL-MENSUAL', amount: 19_900, taxPercent, periodMonths: 1 },
  { code: 'MENSUAL-12', sku: 'DIGITAL-MENSUAL', amount: 12_900, taxPercent, periodMonths: 1 },
  { code: 'ANUAL-2023', sku: 'DIGITAL-ANUAL', amount: 179_000, taxPercent, periodMonths: 12, active: false },
];

export const OFFERS: readonly (typeof offers.$inferInsert)[] = [{ id: 466, name: 'Suscripciones digitales' }];

/** The price lists: the year, which is recommended, the month, and the year for another person. */
const LISTS: readonly (readonly [year: string, ...others: string[]])[] = [
  ['ANUAL-199', 'MENSUAL-19', 'ANUAL-REGALO'],
  ['ANUAL-129', 'MENSUAL-12', 'ANUAL-129-REGALO'],
];

/** @throws when no list has the price that the brand prints */
function codesOf({ brand, config: { offer } }: Site): readonly string[] {
  const amount = Number(offer.price.replaceAll(/\D/g, ''));
  const codes = LISTS.find(([year]) => PRICES.find(({ code }) => code === year)?.amount === amount);
  if (!codes) throw new Error(`No price list sells a year of '${brand}' for ${offer.price}.`);
  return codes;
}

/** The daily and the magazines sell for less than the weekly and its sites. */
export const OFFER_PRICES: readonly (typeof offerPrices.$inferInsert)[] = SITES.flatMap((site) =>
  codesOf(site).map((priceCode) => ({
    brand: site.brand,
    priceCode,
    sku: priceCode.startsWith('MENSUAL') ? 'DIGITAL-MENSUAL' : 'DIGITAL-ANUAL',
  })),
).map((row, index) => ({ offerId: 466, position: index + 1, ...row }));
