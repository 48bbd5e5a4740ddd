export { StoreOffers, type StoreOffersProps } from './StoreOffers.tsx';
export { ownSubscriptionIsland } from './island.ts';
export { storeProps } from './store-props.ts';
export type { OwnSubscriptionProps } from './OwnSubscription.tsx';
