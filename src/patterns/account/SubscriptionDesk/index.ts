export {
  SubscriptionDesk,
  type SubscriptionDeskLinks,
  type SubscriptionDeskProps,
} from './SubscriptionDesk.tsx';
