import { FORM_STEPS } from '../sales/purchase.ts';

/** The values of a property: a rule, or one of some words. */
export type PropertyKind = 'code' | 'path' | 'count' | 'amount' | readonly string[];

/** A property that some events do not have. */
export interface OptionalProperty {
  readonly optional: PropertyKind;
}

/** Names that a property never has: they say who a reader is, or would let others act as the reader. */
export const PERSONAL_NAMES = [
  'address',
  'birthDate',
  'card',
  'displayName',
  'document',
  'email',
  'firstName',
  'lastName',
  'name',
  'order',
  'password',
  'phone',
  'query',
  'reader',
  'search',
  'token',
  'userName',
  'uuid',
] as const;

type Properties = Readonly<Record<string, PropertyKind | OptionalProperty>> &
  Readonly<Partial<Record<(typeof PERSONAL_NAMES)[number], never>>>;

/** An event: when it happens, and what is known about it. */
export interface AnalyticsEventKind {
  readonly when: string;
  readonly properties: Properties;
}

/**
 * The reader of a page: unknown when the account service did not answer in time, anonymous, logged in without a
 * subscription that opens locked stories, or with one.
 */
export const READER_FLAGS = ['pending', 'anon', 'lgdin', 'paid'] as const;

/** The parts of a story that count as read, in percent. */
export const READ_PARTS = [25, 50, 75, 100] as const;

const optional = (kind: PropertyKind): OptionalProperty => ({ optional: kind });

/** Every event that a page may measure. Types, checks, the sandbox and docs/analytics.md follow it. @see X14 */
export const ANALYTICS_EVENTS = {
  page_view: {
    when: 'A reader sees a page, also one that was prerendered or comes back from the browser’s cache.',
    properties: {
      flag: READER_FLAGS,
      path: 'path',
      type: 'code',
      section: optional('code'),
      author: optional('code'),
    },
  },
  read_depth: {
    when: 'A part of a story has passed through the window, once for each part.',
    properties: { percent: 'count' },
  },
  reading_time: {
    when: 'A reader leaves a story: the seconds that it was in view.',
    properties: { seconds: 'count' },
  },
  share: {
    when: 'A reader shares a story.',
    properties: { network: ['whatsapp', 'facebook', 'x', 'linkedin', 'mail', 'copy'] },
  },
  video: {
    when: 'A video begins for the first time, or ends.',
    properties: { action: ['play', 'end'] },
  },
  gallery: {
    when: 'A reader opens the pictures of a gallery.',
    properties: { pictures: 'count' },
  },
  search: {
    when: 'A reader sees the results of a search. The searched words are not measured.',
    properties: { page: 'count' },
  },
  paywall_seen: {
    when: 'The box that replaces the text of a locked story is in view.',
    properties: { path: 'path' },
  },
  offer_chosen: {
    when: 'A reader follows the link to a purchase.',
    properties: { sku: 'code', price_code: 'code' },
  },
  checkout_step: {
    when: 'A step of a purchase opens.',
    properties: { step: FORM_STEPS, sku: 'code' },
  },
  purchase: {
    when: 'A purchase is paid.',
    properties: { sku: 'code', price_code: 'code', value: 'amount', currency: 'code' },
  },
  sign_in: {
    when: 'A reader has signed in.',
    properties: { by: 'code' },
  },
  registration: {
    when: 'A reader has opened an account.',
    properties: { by: 'code' },
  },
  web_vital: {
    when: 'The browser has measured how fast and steady the page was.',
    properties: {
      metric: ['LCP', 'CLS', 'INP'],
      value: 'amount',
      rating: ['good', 'needs-improvement', 'poor'],
    },
  },
} as const satisfies Readonly<Record<string, AnalyticsEventKind>>;
