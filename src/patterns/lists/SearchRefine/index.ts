export { SearchRefine, type SearchRefineProps } from './SearchRefine.tsx';
export { searchRefineIsland } from './island.ts';
export type { SearchRefinePageProps } from './SearchRefinePage.tsx';
