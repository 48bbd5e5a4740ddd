import type { SeedReaderName } from '../readers.ts';

/** A card on file. `expiresInMonths` counts from the seed's clock: 0 is this month. */
export interface SeedCard {
  readonly brand: string;
  readonly lastFour: string;
  readonly expiresInMonths: number;
}

/** A bought subscription with the order that paid it. */
export interface SeedSubscription {
  /** The number of the subscription, its order and its card. Seeded numbers are far below those of real purchases. */
  readonly number: number;
  readonly reader: SeedReaderName;
  readonly status: number;
  readonly priceCode: string;
  /** Since when, and for how many months, it has been paid. */
  readonly startedDaysAgo: number;
  readonly months: number;
  readonly card: SeedCard;
  readonly cancelReason?: string;
  /** A gift that is not redeemed. */
  readonly gift?: true;
  /** Associates: redeemed by a seeded reader, or an open invitation to an address. */
  readonly shares?: readonly { readonly reader?: SeedReaderName; readonly email?: string }[];
}

const VISA: SeedCard = { brand: 'Visa', lastFour: '1111', expiresInMonths: 26 };
const MASTERCARD: SeedCard = { brand: 'Mastercard', lastFour: '4444', expiresInMonths: 14 };

/** One of each status, an owner with associates, one whose card expires this month. */
export const SEED_SUBSCRIPTIONS: readonly SeedSubscription[] = [
  {
    number: 11,
    reader: 'active',
    status: 1,
    priceCode: 'ANUAL-199',
    startedDaysAgo: 70,
    months: 12,
    card: VISA,
  },
  {
    number: 12,
    reader: 'terminated',
    status: 2,
    priceCode: 'ANUAL-129',
    startedDaysAgo: 390,
    months: 12,
    card: VISA,
    cancelReason: 'El precio es muy alto',
  },
  {
    number: 13,
    reader: 'cancelled',
    status: 3,
    priceCode: 'ANUAL-199',
    startedDaysAgo: 300,
    months: 12,
    card: MASTERCARD,
    cancelReason: 'No tengo tiempo para leer',
  },
  {
    number: 14,
    reader: 'suspended',
    status: 4,
    priceCode: 'ANUAL-199',
    startedDaysAgo: 340,
    months: 12,
    card: { brand: 'Visa', lastFour: '0002', expiresInMonths: -1 },
  },
  {
    number: 15,
    reader: 'redeemable',
    status: 5,
    priceCode: 'ANUAL-REGALO',
    startedDaysAgo: 3,
    months: 12,
    card: VISA,
    gift: true,
  },
  {
    number: 16,
    reader: 'inactive',
    status: 6,
    priceCode: 'ANUAL-129',
    startedDaysAgo: 380,
    months: 12,
    card: MASTERCARD,
  },
  {
    number: 21,
    reader: 'owner',
    status: 1,
    priceCode: 'ANUAL-199',
    startedDaysAgo: 120,
    months: 12,
    card: MASTERCARD,
    shares: [{ reader: 'associate' }, { reader: 'otherAssociate' }],
  },
  {
    number: 31,
    reader: 'expiringCard',
    status: 1,
    priceCode: 'ANUAL-199',
    startedDaysAgo: 350,
    months: 12,
    card: { brand: 'Visa', lastFour: '1111', expiresInMonths: 0 },
  },
];

/** Earlier orders of a reader, so that the history has more than one page of ten. */
export const SEED_HISTORY = {
  reader: 'active',
  /** Monthly orders before the present subscription, oldest first, in days ago. */
  daysAgo: [460, 430, 400, 370, 340, 310, 280, 250, 220, 190, 160, 130, 100],
  priceCode: 'MENSUAL-19',
  taxId: '52123456',
  /** The last attempt but one was declined and left a pending order; another was given up. */
  pendingDaysAgo: 75,
  cancelledDaysAgo: 90,
} as const satisfies { reader: SeedReaderName; [key: string]: unknown };
