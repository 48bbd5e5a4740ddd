export { TvTabs, type TvTabsProps } from './TvTabs.tsx';
export { tabRowIsland } from './island.ts';
export type { TabRowProps } from './TabRow.tsx';
