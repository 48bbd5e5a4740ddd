export type { CancelReason, CardActions, DeskSubscription, SubscriptionActions } from './actions.ts';
export {
  SubscriptionDesk,
  type SubscriptionDeskLinks,
  type SubscriptionDeskProps,
} from './SubscriptionDesk.tsx';
export type { AskedAction } from './asked-action.ts';
