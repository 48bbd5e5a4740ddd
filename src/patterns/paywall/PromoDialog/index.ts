export { PromoDialog, type PromoDialogProps } from './PromoDialog.tsx';
export { PROMO_DIALOG_ID } from './promo-dialog-id.ts';
export { PROMO_PICTURES, startPromoDialog } from './start-promo-dialog.ts';
