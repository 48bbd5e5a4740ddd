/**
 * The mark in the label of a control that may not be empty. Its asterisk is in the styles, so that it is no part of the
 * label's words; screen readers hear the control's `required`.
 */
export const REQUIRED_MARK = <span className="mark" aria-hidden />;
