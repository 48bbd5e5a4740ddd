import { LOCKED_CODE } from 'rotativa/domain';
import { SITES, type Site } from '../sites.ts';
import { METERED_CODE, REGISTERED_CODE } from './codes.ts';

/** `[true, …]` matches these values, `[false, …]` all others. */
export type Condition = readonly [include: boolean, ...values: string[]];

/** The period in which pages are counted. */
export interface Budget {
  readonly budgetType: 'Calendar' | 'Rolling';
  readonly calendarType: 'Monthly' | 'Weekly' | null;
  /** English name of the first day of the week. */
  readonly calendarWeekDay: string | null;
  readonly rollingType: 'Days' | 'Hours' | null;
  readonly rollingDays: number | null;
  readonly rollingHours: number | null;
}

/** A rule of the paywall script. */
export interface PaywallRule {
  readonly id: number;
  /** Triggers if more pages than this were read in the period. */
  readonly rt: readonly ['>', number];
  /** Exempt readers: `[true]` registered readers, `[true, sku…]` owners of one of these products, `[false]` none. */
  readonly e: Condition;
  /** Content type. */
  readonly c?: Condition;
  /** Section, including its subsections. */
  readonly s?: Condition;
  /** Content restriction: the document's content code. */
  readonly cr?: Condition;
  /** Device: web, tablet, mobile. */
  readonly d?: Condition;
  /** Host of the referrer. */
  readonly r?: Condition;
  /** The action of the page. */
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

const PRODUCTS = ['DIGITAL-ANUAL', 'DIGITAL-MENSUAL'] as const;

interface Meter {
  readonly anonymous: number;
  readonly registered: number;
  readonly budget: Budget;
}

/** Number of stories for readers without a subscription. */
const METERS: Readonly<Partial<Record<Site['brand'], Meter>>> = {
  weekly: { anonymous: 5, registered: 10, budget: MONTHLY },
};

const STORY_THAT_COUNTS = { c: [true, 'story'], cr: [true, METERED_CODE] } as const;

/** Ids identify brand and rule: 101 is the first of the weekly, 201 of the daily. */
function rulesOf(site: Site, index: number): PaywallRule[] {
  if (!site.config.features.paywall) return [];
  const base = (index + 1) * 100;
  const locked: PaywallRule = {
    id: base + 1,
    rt: ['>', 0],
    e: [true, ...PRODUCTS],
    cr: [true, LOCKED_CODE],
    pw: site.config.routes.buy,
    budget: MONTHLY,
  };
  const meter = METERS[site.config.family];
  if (meter === undefined) return [locked];
  return [
    locked,
    {
      id: base + 2,
      rt: ['>', meter.anonymous],
      e: [true],
      ...STORY_THAT_COUNTS,
      pw: site.config.routes.subscribe,
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
    {
      id: base + 4,
      rt: ['>', 0],
      e: [true],
      c: [true, 'story'],
      cr: [true, REGISTERED_CODE],
      pw: site.config.routes.register,
      budget: meter.budget,
    },
  ];
}

/** The rules of every site, by brand. */
export const PAYWALL_RULES: ReadonlyMap<Site['brand'], readonly PaywallRule[]> = new Map(
  SITES.map((site, index) => [site.brand, rulesOf(site, index)]),
);
