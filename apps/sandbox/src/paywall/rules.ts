import { SITES } from '../sites.ts';
import type { Site } from '../sites.ts';

/** `[true, …]` holds for these values, `[false, …]` for all others. */
export type Condition = readonly [include: boolean, ...values: string[]];

/** How long pages count. @see fixtures of the vendor's mobile clients */
export interface Budget {
  readonly budgetType: 'Calendar' | 'Rolling';
  readonly calendarType: 'Monthly' | 'Weekly' | null;
  /** English name of the day that a week begins on. */
  readonly calendarWeekDay: string | null;
  readonly rollingType: 'Days' | 'Hours' | null;
  readonly rollingDays: number | null;
  readonly rollingHours: number | null;
}

/** A rule as the paywall script reads it. @see arc-contract 'Paywall script' */
export interface PaywallRule {
  readonly id: number;
  /** Triggers when the pages that were read in the period are more than so many. */
  readonly rt: readonly ['>', number];
  /** Who is exempt: `[true]` registered readers, `[true, sku…]` who may read one of these products, `[false]` nobody. */
  readonly e: Condition;
  /** Content type. */
  readonly c?: Condition;
  /** Section, with the ones below it. */
  readonly s?: Condition;
  /** Content restriction: the document's content code. */
  readonly cr?: Condition;
  /** Device: web, tablet, mobile. */
  readonly d?: Condition;
  /** Host that the reader comes from. */
  readonly r?: Condition;
  /** What the page is told to show. */
  readonly pw: string;
  readonly budget: Budget;
}

const MONTHLY: Budget = {
  budgetType: 'Calendar',
  calendarType: 'Monthly',
  calendarWeekDay: null,
  rollingType: null,
  rollingDays: null,
  rollingHours: null,
};
const WEEKLY: Budget = { ...MONTHLY, calendarType: 'Weekly', calendarWeekDay: 'Monday' };

const PRODUCTS = ['DIGITAL-ANUAL', 'DIGITAL-MENSUAL'] as const;
/** Content codes: '3' is for subscribers, '1' is free. @see 000 §4 */
const FOR_SUBSCRIBERS = '3';
const FREE = '1';

interface Meter {
  readonly anonymous: number;
  readonly registered: number;
  readonly budget: Budget;
}

/** Stories that a reader without a subscription may read; the daily counts by the week. */
const METERS: Readonly<Partial<Record<Site['brand'], Meter>>> = {
  weekly: { anonymous: 10, registered: 15, budget: MONTHLY },
  daily: { anonymous: 7, registered: 10, budget: WEEKLY },
};

const STORY_THAT_COUNTS = { c: [true, 'story'], cr: [false, FOR_SUBSCRIBERS, FREE] } as const;

/** Ids tell brand and rule: 101 is the first of the weekly, 201 of the daily. */
function rulesOf(site: Site, index: number): PaywallRule[] {
  if (!site.config.features.paywall) return [];
  const base = (index + 1) * 100;
  const locked: PaywallRule = {
    id: base + 1,
    rt: ['>', 0],
    e: [true, ...PRODUCTS],
    cr: [true, FOR_SUBSCRIBERS],
    pw: site.config.routes.buy,
    budget: MONTHLY,
  };
  const meter = METERS[site.brand];
  if (meter === undefined) return [locked];
  return [
    locked,
    {
      id: base + 2,
      rt: ['>', meter.anonymous],
      e: [true],
      ...STORY_THAT_COUNTS,
      pw: site.config.routes.register,
      budget: meter.budget,
    },
    {
      id: base + 3,
      rt: ['>', meter.registered],
      e: [true, ...PRODUCTS],
      ...STORY_THAT_COUNTS,
      pw: site.config.routes.subscribe,
      budget: meter.budget,
    },
  ];
}

/** The rules of every site, by brand. */
export const PAYWALL_RULES: ReadonlyMap<Site['brand'], readonly PaywallRule[]> = new Map(
  SITES.map((site, index) => [site.brand, rulesOf(site, index)]),
);
