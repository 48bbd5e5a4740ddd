/** The `<meta>` that names the script of a recommendation service; a page without it calls no such service. */
export const RECOMMENDATIONS_META = 'rt-recommendations';
