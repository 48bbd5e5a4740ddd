/** Name of the meta element with a stylesheet that is loaded later. */
export const LATE_STYLES = 'rt-late-styles';
