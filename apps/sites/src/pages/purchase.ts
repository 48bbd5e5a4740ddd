import { offerIn, purchaseIn, type OfferProduct } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import type { PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import type { Config } from '../config/env.ts';

/** The store for a reader whose link names an offer that is over, or that the site does not sell. @see C7 */
export function endedPage(store: PageDocument): PageDocument {
  const { main = [], ...regions } = store.regions;
  return {
    ...store,
    regions: { ...regions, main: main.map((placed) => ({ ...placed, settings: { ended: true } })) },
  };
}

/** The page of a purchase with the wallets of the brand. */
export function checkoutPage(
  checkout: PageDocument,
  { services }: Pick<BrandConfig, 'services'>,
  { walletAddress }: Pick<Config, 'walletAddress'>,
): PageDocument {
  if (!walletAddress) return checkout;
  const wallets = services.wallets.map(({ name, type }) => ({
    name,
    type,
    validationURL: walletAddress.replaceAll('{type}', String(type)),
  }));
  const { main = [], ...regions } = checkout.regions;
  return {
    ...checkout,
    regions: {
      ...regions,
      main: main.map((placed) =>
        placed.block === 'checkout' ? { ...placed, settings: { ...placed.settings, wallets } } : placed,
      ),
    },
  };
}

/** The product that a page sells, and its offer. */
export interface Sold {
  readonly offerID: number;
  readonly product: OfferProduct;
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'httpStatus' in error && error.httpStatus === 404;

/**
 * The product that the address of a purchase names: at its price, or the first product of its offer or of the brand's.
 * Undefined if the site does not sell it.
 * @throws ApiError if the service of offers cannot be read
 * @see C4
 */
export async function soldAt(
  query: URLSearchParams,
  { offer }: Pick<BrandConfig, 'offer'>,
  { offers }: Pick<ContentServices, 'offers'>,
): Promise<Sold | undefined> {
  const requested = purchaseIn(query);
  const other = query.has('sku') || query.has('priceCode');
  const offerID = query.has('offerId') ? offerIn(query) : offer.offerId;
  if (!offers || (other && !requested) || offerID === undefined) return undefined;
  try {
    const { products } = await offers.offer(offerID);
    const product = requested
      ? products.find(({ sku, priceCode }) => sku === requested.sku && priceCode === requested.priceCode)
      : products.find(({ gift }) => !gift);
    return product && { offerID, product };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
