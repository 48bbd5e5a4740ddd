export type { CancelReason, CardActions, ReaderSubscription, SubscriptionActions } from './actions.ts';
export {
  SubscriptionSettings,
  type SubscriptionSettingsLinks,
  type SubscriptionSettingsProps,
} from './SubscriptionSettings.tsx';
export type { RequestedAction } from './requested-action.ts';
