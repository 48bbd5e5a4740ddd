import type { PurchaseOrder } from '../domain/sales/purchase.ts';
import type { Address } from './ports/identity.ts';
import type { StoragePort } from './ports/storage.ts';

/** What a tab keeps of a purchase until it ends. There is never anything of a card in it. */
export interface KeptPurchase {
  reader?: string | null | undefined;
  address?: Address | undefined;
  draft?: Address | undefined;
  order?: PurchaseOrder | null | undefined;
  /** A payment was sent for the order. */
  sent?: 'challenge' | 'unknown' | undefined;
  /** The gateway's token, while the bank asks: it pays this order and no other. */
  token?: string | undefined;
  bankPage?: string | undefined;
}

export interface KeptPurchases {
  read(): KeptPurchase | undefined;
  write(kept: KeptPurchase): void;
  clear(): void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= 4000 ? value : undefined;

const ADDRESS_PARTS = ['line1', 'line2', 'locality', 'region', 'postal', 'country'] as const;

function addressOf(value: unknown): Address | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    ADDRESS_PARTS.flatMap((part) => {
      const read = text(value[part]);
      return read === undefined ? [] : [[part, read]];
    }),
  );
}

function orderOf(value: unknown): PurchaseOrder | undefined {
  if (!isRecord(value)) return undefined;
  const number = text(value['number']);
  const { total } = value;
  return number && typeof total === 'number' && Number.isFinite(total) ? { number, total } : undefined;
}

/** The record of a stored text; undefined if it is no record. Stored values come from outside. */
export function readPurchase(stored: string | null): KeptPurchase | undefined {
  if (!stored) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    if (!isRecord(value)) return undefined;
    const { sent } = value;
    return {
      reader: text(value['reader']),
      address: addressOf(value['address']),
      draft: addressOf(value['draft']),
      order: orderOf(value['order']),
      sent: sent === 'challenge' || sent === 'unknown' ? sent : undefined,
      token: text(value['token']),
      bankPage: text(value['bankPage']),
    };
  } catch {
    return undefined;
  }
}

/** The tab's record of the purchase of a product. */
export function keptPurchases(
  storage: Pick<StoragePort, 'get' | 'set' | 'remove'>,
  { sku, priceCode }: { readonly sku: string; readonly priceCode: string },
): KeptPurchases {
  const key = `rt-compra ${sku} ${priceCode}`;
  return {
    read: () => readPurchase(storage.get(key)),
    write: (kept) => void storage.set(key, JSON.stringify(kept), 'session'),
    clear: () => storage.remove(key),
  };
}
