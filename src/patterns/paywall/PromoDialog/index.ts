export { PromoDialog, type PromoDialogProps } from './PromoDialog.tsx';
export { PROMO_DIALOG_ID, PROMO_PICTURES, startPromoDialog } from './start-promo-dialog.ts';
