import { CANCELLED_STATUS, cardIsDue, type SubscriptionEntry } from '../../../domain/sales/subscription.ts';

type Held = readonly SubscriptionEntry[];

/** The actions that a link of a letter or a banner asks for, in the address, and the subscription that it is about. @see C5, C8 */
const ASKED = {
  card: { name: 'tarjeta', value: 'cambiar', about: (held: Held) => cardIsDue(held) },
  rescue: {
    name: 'renovacion',
    value: 'reactivar',
    about: (held: Held) => held.find(({ status }) => status === CANCELLED_STATUS),
  },
} as const;

/** An action that a link can ask for. */
export type AskedAction = keyof typeof ASKED;

const ACTIONS = Object.keys(ASKED) as AskedAction[];

/** The action that an address asks for. */
export const askedActionIn = (query: URLSearchParams): AskedAction | undefined =>
  ACTIONS.find((action) => query.get(ASKED[action].name) === ASKED[action].value);

/** The subscription that an asked action is about. */
export const askedAbout = (action: AskedAction, held: Held): SubscriptionEntry | undefined =>
  ASKED[action].about(held);
