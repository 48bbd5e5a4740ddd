import contents from 'virtual:site-contents';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import type { Site } from '../../apps/sites/src/config/site.ts';
import { BLOCKS } from '../../apps/sites/src/views/blocks.ts';
import { errorPage, errorPageFor } from '../../apps/sites/src/pages/documents/error-page.ts';
import { PAGES } from '../../apps/sites/src/pages/documents/index.ts';
import { openToReader } from '../../apps/sites/src/pages/opened-documents.ts';
import { readyPage, type ReadyPage } from '../../apps/sites/src/render/ready-page.ts';
import type { Resolved } from '../../apps/sites/src/pages/found-page.ts';
import { resolvePage } from '../../apps/sites/src/pages/resolve.ts';
import type { Requested } from '../../apps/sites/src/pages/routes/route.ts';
import { preparePage } from '../../apps/sites/src/render/prepare.ts';
import { modesOf } from '../../apps/sites/src/pages/page-modes.ts';
import { BRANDS, type BrandKey } from '../../src/themes/brand.ts';
import { withDensity, type Density } from '../density.ts';
import type { Globals } from '../root-settings.ts';
import type { SiteContent } from './site-content.ts';
import { siteServices, type Condition } from './site-services.ts';

/** A site alone, with neither an account service nor scripts of others. */
const PLACES: Requested['places'] = {
  hosts: {},
  port: 3000,
  address: '',
  accountOrigin: undefined,
  swgScript: undefined,
  walletAddress: undefined,
};

/** Longer than anything in memory takes. */
const BUDGET_MS = 30_000;
/** A moved page leads to another one, which may have moved too. */
const MOST_MOVES = 5;

export interface PageRequest {
  readonly key: BrandKey;
  /** The path, with parameters. */
  readonly address: string;
  readonly condition: Condition;
  /** Whether the page is the one of a subscriber. */
  readonly subscriber: boolean;
  /** Other places than those of a site alone. */
  readonly places?: Partial<Requested['places']> | undefined;
}

/** The brand of the toolbar; the first one for all brands and the probe, which have no site. */
export const brandIn = ({ brand }: Globals): BrandKey => BRANDS.find((key) => key === brand) ?? BRANDS[0];

/** The content of a site, with the density of the toolbar. Documents are copied, because a page marks them as opened. */
export async function contentOf(key: BrandKey, globals: Globals): Promise<SiteContent> {
  const { default: content } = await contents[key]();
  return withDensity(structuredClone(content), globals['content'] as Density);
}

/** The site of a brand. */
export const siteOf = (key: BrandKey): Site => ({
  brand: BRAND_CONFIGS[key],
  origin: `https://${BRAND_CONFIGS[key].hosts[0]}`,
});

/** Opens a page of a site over the adapters in memory, as the server of the sites does. */
export async function openPage(
  { key, address, condition, subscriber, places }: PageRequest,
  content: SiteContent,
): Promise<ReadyPage> {
  const site = siteOf(key);
  const services = siteServices(site, content, condition);
  let url = new URL(address, site.origin);
  const prepare = (found: ReadyPage['found']): Promise<ReadyPage['prepared']> =>
    preparePage(found.document, {
      blocks: BLOCKS,
      services,
      page: { ...found.page, modes: modesOf('system', site, found) },
      budgetMs: BUDGET_MS,
      onError: (error, block) => {
        // A block that fails in a site that works is a defect of the story.
        if (condition === 'usual') console.error(`${block} is left out`, error);
      },
    });
  const resolve = async (): Promise<Resolved> =>
    resolvePage(url, site, PAGES[key], services, { ...PLACES, ...places });
  try {
    let resolved = await resolve();
    for (let moves = 0; 'redirect' in resolved && moves < MOST_MOVES; moves += 1) {
      url = new URL(resolved.redirect, site.origin);
      resolved = await resolve();
    }
    if ('redirect' in resolved) throw new Error(`${address} leads nowhere`);
    const { document } = resolved.page;
    if (document && subscriber) openToReader(document);
    return await readyPage(resolved, site, url, PAGES[key], prepare);
  } catch (error) {
    const found = errorPage(errorPageFor(error), site, url, PAGES[key]);
    return { found, prepared: await prepare(found) };
  }
}
