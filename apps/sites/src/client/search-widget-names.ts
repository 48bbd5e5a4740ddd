/** The `<meta>` that names the script of a search service; pages without one ask none. */
export const SEARCH_WIDGET_META = 'rt-search-widget';
