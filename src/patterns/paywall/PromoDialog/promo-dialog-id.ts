/** The id of the dialog. A page has only one. */
export const PROMO_DIALOG_ID = 'promo-dialog';
