/** The `<meta>` that names the script of a search service; a page without it calls no such service. */
export const SEARCH_WIDGET_META = 'rt-search-widget';
