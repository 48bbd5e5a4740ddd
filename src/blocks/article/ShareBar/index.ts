export { ShareBar, type ShareBarProps } from './ShareBar.tsx';
export { SHARE_PLACES, type SharedPage, type SharePlace } from './share-places.ts';
export { shareIsland } from './island.ts';
