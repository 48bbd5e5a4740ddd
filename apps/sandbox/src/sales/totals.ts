import { taxIncluded } from 'rotativa/domain';

/** Amounts of one line, in whole pesos. */
export interface Line {
  readonly price: number;
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
}

/** A line of `quantity` items at a price with tax included. */
export function lineOf(listing: { amount: number; taxPercent: number }, quantity: number): Line {
  const total = listing.amount * quantity;
  const tax = taxIncluded(total, listing.taxPercent);
  return { price: listing.amount, subtotal: total - tax, tax, total };
}

export interface Totals {
  readonly subtotal: number;
  readonly tax: number;
  /** All products are digital, so there is no shipping. */
  readonly shipping: number;
  readonly total: number;
}

export function totalsOf(lines: readonly Pick<Line, 'subtotal' | 'tax'>[]): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0);
  const tax = lines.reduce((sum, line) => sum + line.tax, 0);
  return { subtotal, tax, shipping: 0, total: subtotal + tax };
}
