export { PurchaseReceipt, type PurchaseReceiptProps } from './PurchaseReceipt.tsx';
export { receiptIsland } from '../checkout-parts/islands.ts';
export type { ReceiptPage } from '../checkout-parts/page.ts';
