export { StoreOffers, type StoreOffersProps } from './StoreOffers.tsx';
export { formerSubscriberIsland, ownSubscriptionIsland } from './island.ts';
export { storeProps } from './store-props.ts';
export type { FormerSubscriberProps } from './FormerSubscriber.tsx';
export type { OwnSubscriptionProps } from './OwnSubscription.tsx';
