export { SearchFilters, type SearchFilterGroup, type SearchFiltersProps } from './SearchFilters.tsx';
