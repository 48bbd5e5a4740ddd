import { isRecord } from '../../domain/ans/is-record.ts';
import type { PurchaseOrder } from '../../domain/sales/purchase.ts';
import { PURCHASE_ADDRESS_PARTS } from './address-parts.ts';
import { storedText, readRecord } from '../stored-record.ts';
import type { Address } from '../../providers/ports/identity.ts';
import type { StoragePort } from '../../providers/ports/storage.ts';

/** The tab's record of a purchase until it ends. It never has card data. */
export interface StoredPurchase {
  reader?: string | null | undefined;
  address?: Address | undefined;
  draft?: Address | undefined;
  order?: PurchaseOrder | null | undefined;
  /** A payment was sent for the order. */
  sent?: 'challenge' | 'unknown' | undefined;
  /** The token of the gateway or the wallet, while the bank or the wallet asks: it pays this order and no other. */
  token?: string | undefined;
  bankPage?: string | undefined;
  /** The type of the wallet that was chosen. */
  wallet?: number | undefined;
}

/** The tab's record of a purchase of one product. */
export interface StoredPurchases {
  read(): StoredPurchase | undefined;
  write(kept: StoredPurchase): void;
  clear(): void;
}

function addressOf(value: unknown): Address | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    PURCHASE_ADDRESS_PARTS.flatMap((part) => {
      const read = storedText(value[part]);
      return read === undefined ? [] : [[part, read]];
    }),
  );
}

function orderOf(value: unknown): PurchaseOrder | undefined {
  if (!isRecord(value)) return undefined;
  const number = storedText(value['number']);
  const { total } = value;
  return number && typeof total === 'number' && Number.isFinite(total) ? { number, total } : undefined;
}

/** The purchase in a stored text; undefined if the text is invalid. */
export function readPurchase(stored: string | null): StoredPurchase | undefined {
  const value = readRecord(stored);
  if (!value) return undefined;
  const { sent, wallet } = value;
  return {
    reader: storedText(value['reader']),
    address: addressOf(value['address']),
    draft: addressOf(value['draft']),
    order: orderOf(value['order']),
    sent: sent === 'challenge' || sent === 'unknown' ? sent : undefined,
    token: storedText(value['token']),
    bankPage: storedText(value['bankPage']),
    wallet: typeof wallet === 'number' ? wallet : undefined,
  };
}

/** The tab's record of the purchase of a product. */
export function storedPurchases(
  storage: Pick<StoragePort, 'get' | 'set' | 'remove'>,
  { sku, priceCode }: { readonly sku: string; readonly priceCode: string },
): StoredPurchases {
  const key = `rt-compra ${sku} ${priceCode}`;
  return {
    read: () => readPurchase(storage.get(key)),
    write: (kept) => void storage.set(key, JSON.stringify(kept), 'session'),
    clear: () => storage.remove(key),
  };
}
