import { receiptPath } from 'rotativa/domain';
import type { BlockPage, PageDocument } from 'rotativa/blocks';
import type { Config } from '../../config/env.ts';
import type { Site } from '../../config/site.ts';
import { siteAddress } from '../../config/site-address.ts';
import { infoPage } from '../info/index.ts';
import type { SitePages } from '../documents/page-documents.ts';

type SwgConfig = Pick<Config, 'accountOrigin' | 'swgScript'>;

/** The script; undefined where the sites do not sell at the search engine. A purchase needs an account. */
const scriptOf = ({ accountOrigin, swgScript }: SwgConfig): string | undefined =>
  accountOrigin ? swgScript : undefined;

/** Subscriptions at the search engine: the script, and what the site sells there. */
export interface SwgCall {
  readonly script: string;
  readonly product: string;
  readonly sku: string;
}

/** The products of a brand at the search engine; undefined where the sites do not sell there. */
export const swgProduct = ({ brand }: Pick<Site, 'brand'>, config: SwgConfig): string | undefined =>
  scriptOf(config) ? brand.services.swg.product : undefined;

/**
 * The call of the script on the pages of the store, the reader's subscriptions and a receipt; undefined on others,
 * and on sites without it. @see C10
 */
export function swgCall(
  { path }: Pick<BlockPage, 'path'>,
  { brand }: Pick<Site, 'brand'>,
  config: SwgConfig,
): SwgCall | undefined {
  const script = scriptOf(config);
  if (!script) return undefined;
  const { routes, services } = brand;
  const has =
    path === routes.subscriptions ||
    path === receiptPath(routes.buy) ||
    infoPage(brand, path)?.sells === true;
  return has ? { script: siteAddress(script, brand), ...services.swg } : undefined;
}

/** The store, which offers a purchase at the search engine where the sites have its script. */
export function storePage({ store }: Pick<SitePages, 'store'>, config: SwgConfig): PageDocument {
  if (!scriptOf(config)) return store;
  const { main = [], ...regions } = store.regions;
  return {
    ...store,
    regions: { ...regions, main: main.map((placed) => ({ ...placed, settings: { google: true } })) },
  };
}
