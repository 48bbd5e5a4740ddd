export { pageSearchIsland } from '../page-search/island.ts';
export type { PageSearchProps } from '../page-search/PageSearch.tsx';
export { startSuggestions, type SuggestedLink } from '../page-search/start-suggestions.ts';
export { PageHead, type PageHeadProps } from './PageHead.tsx';
