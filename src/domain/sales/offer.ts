/** One way to buy a product: a SKU at a price. Amounts are whole pesos, tax included. */
export interface OfferProduct {
  sku: string;
  priceCode: string;
  name: string;
  description: string;
  price: number;
  currency: string;
  /** Months that the price pays for. */
  periodMonths: number;
  /** Whether the buyer gives it to another person. */
  gift: boolean;
  /** Number of people that the owner can share it with. */
  sharesAllowed: number;
  /** The tax's rate, if the service names it. */
  taxPercent?: number | undefined;
}

/** A page of the store. */
export interface Offer {
  offerID: number;
  name: string;
  products: readonly OfferProduct[];
}

/** A reader's choice in the store, from the address of the page that sells it. @see C7 */
export interface Purchase {
  offerID: number;
  sku: string;
  priceCode: string;
}

/** A SKU or a price code. Other texts are not put into addresses and not read from them. */
const CODE = /^[A-Za-z\d][\w.-]{0,63}$/;
/** At most nine digits: the services store a whole number of 32 bits. */
const ORDER_NUMBER = /^[\w-]{1,64}$/;
const OFFER = /^[1-9]\d{0,8}$/;

/** Whether a value is a SKU or a price code. */
export const isSalesCode = (value: unknown): value is string => typeof value === 'string' && CODE.test(value);

/**
 * The path of the page that sells, without what it sells.
 * @param buy address of the page, from the brand's routes
 */
export const purchasePath = (buy: string): string => buy.split('?', 1)[0] ?? '';

/**
 * The address at which a product is bought.
 * @param buy path of the page that sells, from the brand's routes; its own offer is replaced
 */
export function purchaseHref(buy: string, { offerID, sku, priceCode }: Purchase): string {
  const path = purchasePath(buy);
  const query = new URLSearchParams(buy.slice(path.length));
  query.set('offerId', String(offerID));
  query.set('sku', sku);
  query.set('priceCode', priceCode);
  return `${path}?${query.toString()}`;
}

/**
 * The address of the receipt of a payment.
 * @param buy path of the page that sells, from the brand's routes
 * @param story the page that the reader came from
 */
export function receiptHref(buy: string, orderNumber: string, story?: string): string {
  const query = new URLSearchParams({ pedido: orderNumber, ...(story && { volver: story }) });
  return `${receiptPath(buy)}?${query.toString()}`;
}

/** The path of all receipts. */
export const receiptPath = (buy: string): string => `${purchasePath(buy)}recibo/`;

/** An order's number in the address of a receipt; undefined for anything that cannot be one. */
export const receiptIn = (query: URLSearchParams): string | undefined =>
  single(query, 'pedido', ORDER_NUMBER);

/** The value of a parameter that the query has once, and that matches. */
function single(query: URLSearchParams, name: string, pattern: RegExp): string | undefined {
  const [value = '', ...others] = query.getAll(name);
  return others.length === 0 && pattern.test(value) ? value : undefined;
}

/** The offer that an address names; undefined if it is missing, given twice, or not a number. */
export function offerIn(query: URLSearchParams): number | undefined {
  const id = single(query, 'offerId', OFFER);
  return id === undefined ? undefined : Number(id);
}

/** The purchase that an address names; undefined if a part is missing, given twice, or not a number or code. */
export function purchaseIn(query: string | URLSearchParams): Purchase | undefined {
  const given = typeof query === 'string' ? new URLSearchParams(query) : query;
  const offerID = offerIn(given);
  const sku = single(given, 'sku', CODE);
  const priceCode = single(given, 'priceCode', CODE);
  return offerID && sku && priceCode ? { offerID, sku, priceCode } : undefined;
}

type Priced = Pick<OfferProduct, 'price' | 'periodMonths'>;

/** The price of a month of a product, in whole pesos. */
export const pricePerMonth = ({ price, periodMonths }: Priced): number => Math.round(price / periodMonths);

/**
 * The percentage that a product saves, compared with paying the shortest period of the same offer all the time.
 * Rounded down, so that the page never promises more; undefined without a saving. Gifts are not compared.
 */
export function savingPercent(
  product: Priced,
  products: readonly Pick<OfferProduct, 'price' | 'periodMonths' | 'gift'>[],
): number | undefined {
  const [shortest] = products
    .filter(({ gift, periodMonths }) => !gift && periodMonths < product.periodMonths)
    .toSorted((a, b) => a.periodMonths - b.periodMonths || a.price - b.price);
  if (!shortest) return undefined;
  const repeated = (shortest.price / shortest.periodMonths) * product.periodMonths;
  const saving = Math.floor(((repeated - product.price) / repeated) * 100);
  return saving > 0 ? saving : undefined;
}

/** The tax that a price includes, in whole pesos. */
export const taxIncluded = (price: number, taxPercent: number): number =>
  Math.round((price * taxPercent) / (100 + taxPercent));
