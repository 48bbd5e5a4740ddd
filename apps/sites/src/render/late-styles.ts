/** The meta element that names a stylesheet for later. */
export const LATE_STYLES = 'rt-late-styles';
