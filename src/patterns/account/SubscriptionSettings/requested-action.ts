import { CANCELLED_STATUS, cardIsDue, type SubscriptionEntry } from '../../../domain/sales/subscription.ts';

type Held = readonly SubscriptionEntry[];

/** The actions that a link of an e-mail or a banner asks for, in the address, and the subscription that it is about. @see C5, C8 */
const REQUESTED = {
  card: { name: 'tarjeta', value: 'cambiar', about: (held: Held) => cardIsDue(held) },
  rescue: {
    name: 'renovacion',
    value: 'reactivar',
    about: (held: Held) => held.find(({ status }) => status === CANCELLED_STATUS),
  },
} as const;

/** An action that a link can ask for. */
export type RequestedAction = keyof typeof REQUESTED;

const ACTIONS = Object.keys(REQUESTED) as RequestedAction[];

/** The action that an address asks for. */
export const requestedActionIn = (query: URLSearchParams): RequestedAction | undefined =>
  ACTIONS.find((action) => query.get(REQUESTED[action].name) === REQUESTED[action].value);

/** The subscription that a requested action is about. */
export const requestedAbout = (action: RequestedAction, held: Held): SubscriptionEntry | undefined =>
  REQUESTED[action].about(held);
