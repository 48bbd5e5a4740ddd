export { GoogleSubscription, type GoogleSubscriptionProps } from './GoogleSubscription.tsx';
export { googleIsland, type GoogleIslandProps } from './island.ts';
export { type GooglePurpose, type GoogleState } from './states.ts';
