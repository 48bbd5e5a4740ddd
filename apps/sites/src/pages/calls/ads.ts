import type { BlockPage } from 'rotativa/blocks';
import type { PageKind } from 'rotativa/domain';
import { NO_PUBLISHER_MESSAGE } from 'rotativa/providers/browser';
import type { BrandConfig } from 'rotativa/themes';
import { AD_MANAGER } from '../../contract/ads.ts';
import type { Config } from '../../config/env.ts';
import type { Site } from '../../config/site.ts';
import { siteAddress } from '../../config/site-address.ts';
import { articleOf } from '../article.ts';
import type { FoundPage } from '../found-page.ts';

/** The ad server of a page. */
export interface AdsCall {
  /** The address of the server; `AD_MANAGER` for the ad manager. */
  readonly server: string;
  /** The origins that scripts come from. */
  readonly scripts: readonly string[];
  /** The origins that scripts call and that have frames. */
  readonly origins: readonly string[];
}

/** The ad manager's library, what it loads, and the frames of its creatives. */
const MANAGER_SCRIPTS = [
  'https://securepubads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://*.googlesyndication.com',
  'https://*.adtrafficquality.google',
];

/** Which ad server a site asks; undefined without one. */
function adServer(brand: Pick<BrandConfig, 'slug'>, setting: string | undefined): AdsCall | undefined {
  if (setting === undefined) return undefined;
  if (setting === AD_MANAGER) return { server: setting, scripts: MANAGER_SCRIPTS, origins: MANAGER_SCRIPTS };
  const server = siteAddress(setting, brand);
  return { server, scripts: [], origins: [new URL(server).origin] };
}

/** The kinds of pages with slots. */
const WITH_SLOTS: readonly PageKind[] = ['home', 'latest', 'article'];

/**
 * Whether a page has slots. Pages of other kinds, sponsored articles and those at the listed addresses have none.
 * @see N4
 */
export const hasSlots = (
  { document, kind, path }: Pick<BlockPage, 'document' | 'kind' | 'path'>,
  { brand, origin }: Pick<Site, 'brand' | 'origin'>,
): boolean => WITH_SLOTS.includes(kind) && !(document && articleOf(document, brand, origin, path).adFree);

/** The ad server of a page; undefined for pages without slots, and where the slots show editors what they are. @see B12 */
export function adsCall(
  { page, status }: FoundPage,
  site: Site,
  { adServer: setting, adPlaces }: Pick<Config, 'adServer' | 'adPlaces'>,
): AdsCall | undefined {
  return status === 200 && !adPlaces && hasSlots(page, site) ? adServer(site.brand, setting) : undefined;
}

/** The text for editors in the slots of a site; undefined for readers. @see B12 */
export function adPlaceholder(
  { properties }: Pick<BrandConfig, 'properties'>,
  { adServer: setting, adPlaces }: Pick<Config, 'adServer' | 'adPlaces'>,
): BlockPage['adPlaceholder'] {
  if (!adPlaces) return undefined;
  return setting === AD_MANAGER && !properties.dfp_id ? { problem: NO_PUBLISHER_MESSAGE } : {};
}
