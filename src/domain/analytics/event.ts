import { isRecord } from '../ans/is-record.ts';
import {
  ANALYTICS_EVENTS,
  type AnalyticsEventKind,
  type OptionalProperty,
  type PropertyKind,
} from './catalogue.ts';

/** The events of the catalogue. */
export type AnalyticsEventName = keyof typeof ANALYTICS_EVENTS;

type ValueOf<K> = K extends readonly (infer Word)[] ? Word : K extends 'count' | 'amount' ? number : string;

type KindsOf<N extends AnalyticsEventName> = (typeof ANALYTICS_EVENTS)[N]['properties'];

type Required<P> = { [K in keyof P as P[K] extends OptionalProperty ? never : K]: ValueOf<P[K]> };
type Optional<P> = {
  [K in keyof P as P[K] extends OptionalProperty ? K : never]?:
    (P[K] extends { optional: infer O } ? ValueOf<O> : never) | undefined;
};

/** The properties of an event. */
export type AnalyticsEventProperties<N extends AnalyticsEventName> = Readonly<
  Required<KindsOf<N>> & Optional<KindsOf<N>>
>;

/** An event with its properties. */
export type AnalyticsEvent = {
  readonly [N in AnalyticsEventName]: { readonly name: N; readonly properties: AnalyticsEventProperties<N> };
}[AnalyticsEventName];

/** Longer than any path of a story, short enough for a database and for a reader of tables. */
const LONGEST_PATH = 300;
const LARGEST = 1e9;

/** A word that a program made. It has no '@' and no space, so no address of a reader and no full name. */
const CODE = /^[a-zA-Z0-9][\w-]{0,79}$/;
/** A path without query and fragment: those may hold tokens and searches. */
const PATH = /^\/[^?#@\s]*$/;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LARGEST;

const RULES: Readonly<
  Record<Exclude<PropertyKind, readonly string[]>, [(value: unknown) => boolean, string]>
> = {
  code: [
    (value) => typeof value === 'string' && CODE.test(value),
    'a word of 1 to 80 letters, digits, - and _',
  ],
  path: [
    (value) => typeof value === 'string' && value.length <= LONGEST_PATH && PATH.test(value),
    `a path of at most ${LONGEST_PATH} characters without query, fragment, @ and spaces`,
  ],
  count: [(value) => isNumber(value) && Number.isInteger(value), `a whole number from 0 to ${LARGEST}`],
  amount: [isNumber, `a number from 0 to ${LARGEST}`],
};

/** The values of a property of this kind, in words. */
export const kindInWords = (kind: PropertyKind): string =>
  typeof kind === 'string' ? RULES[kind][1] : kind.join(', ');

const isOf = (kind: PropertyKind, value: unknown): boolean =>
  typeof kind === 'string' ? RULES[kind][0](value) : kind.some((word) => word === value);

const isOptional = (kind: PropertyKind | OptionalProperty): kind is OptionalProperty =>
  typeof kind === 'object' && 'optional' in kind;

/** The kind of a property, and whether events may go without it. */
export const readKind = (kind: PropertyKind | OptionalProperty): [PropertyKind, optional: boolean] =>
  isOptional(kind) ? [kind.optional, true] : [kind, false];

/**
 * Why something is no event of the catalogue; undefined for an event. The message has no value, because it may be
 * logged.
 */
export function analyticsEventFault(name: unknown, properties: unknown): string | undefined {
  if (typeof name !== 'string' || !Object.hasOwn(ANALYTICS_EVENTS, name))
    return 'The catalogue has no event of this name.';
  if (!isRecord(properties)) return `${name}: the properties are no object.`;
  const kinds: AnalyticsEventKind['properties'] = ANALYTICS_EVENTS[name as AnalyticsEventName].properties;
  const given: Readonly<Record<string, unknown>> = properties;
  if (Object.keys(given).some((key) => !Object.hasOwn(kinds, key)))
    return `${name}: only ${Object.keys(kinds).join(', ')} are known.`;
  for (const [key, declared] of Object.entries(kinds)) {
    const [kind, optional] = readKind(declared);
    const value = given[key];
    if (value === undefined && optional) continue;
    if (!isOf(kind, value)) return `${name}: ${key} must be ${kindInWords(kind)}.`;
  }
  return undefined;
}
