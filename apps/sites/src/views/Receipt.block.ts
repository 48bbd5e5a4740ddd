import { defineBlock } from 'rotativa/blocks';
import { PurchaseReceipt } from 'rotativa/patterns/checkout/PurchaseReceipt';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';

/** The receipt of a payment. The page is the same for all readers. */
export const receiptBlock = defineBlock({
  name: 'receipt',
  label: 'Recibo de una compra',
  settings: z.object({}),
  editorial: false,
  load: (_settings, _services, { brand }) => {
    const { routes, legalName } = siteBrand(brand);
    return { page: { routes, seller: legalName } };
  },
  props: (data) => data,
  view: PurchaseReceipt,
});
