/**
 * The `<meta>` that names the address for measured events, and what is known about a view; pages without one are not
 * measured. A separate file: with more of the entry's modules, the bundler would give the entry a second script.
 */
export const ANALYTICS_META = 'rt-analytics';
