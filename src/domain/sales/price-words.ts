import { priceWords as messages } from '../../messages/store.ts';
import { money } from './money.ts';
import type { OfferProduct } from './offer.ts';

/** A price as every page writes it. */
export interface PriceWords {
  /** '$199.000'. */
  amount: string;
  /** The time that it pays for: 'al año' if it renews, 'por un año' if it is paid once. */
  period: string;
  /** Says of a gift that it is one, and that it is paid once. */
  note?: string | undefined;
}

/** Says of a gift that it is one, and that it is paid once; undefined for what renews. */
export const giftNote = (gift: boolean | undefined): string | undefined =>
  gift ? messages.giftNote : undefined;

/** The words of a price. A gift is paid once; everything else renews. @see C4, C7 */
export const priceIn = ({
  price,
  currency,
  periodMonths,
  gift,
}: Pick<OfferProduct, 'price' | 'currency' | 'periodMonths' | 'gift'>): PriceWords => ({
  amount: money(price, currency),
  period: gift ? messages.once(periodMonths) : messages.renewing(periodMonths),
  note: giftNote(gift),
});

/** The name of a product in a list of what was bought. */
export const boughtName = (name: string, gift: boolean | undefined): string =>
  gift ? messages.giftItem(name) : name;
