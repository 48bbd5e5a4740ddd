/** The `<meta>` that names the script of a recommendation service; pages without one ask none. */
export const RECOMMENDATIONS_META = 'rt-recommendations';
