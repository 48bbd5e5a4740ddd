import type { RenewalPlace } from 'rotativa/domain';
import type { AuthSite } from 'rotativa/patterns/account/AuthForm';
import type { BrandConfig } from 'rotativa/themes';
import type { PageView } from '../../contract/page-view.ts';
import type { Config } from '../../config/env.ts';
import { authSite, signInSources } from '../../config/sign-in.ts';
import type { Site } from '../../config/site.ts';
import { adPixel } from './ad-pixel.ts';
import { adsCall, type AdsCall } from './ads.ts';
import { cardFrameOf } from './card-pages.ts';
import { analyticsView, analyticsPlaces, type AnalyticsPlaces } from './analytics-view.ts';
import { paywallCall, type PaywallCall } from './paywall.ts';
import { recommendationScript } from './recommendations.ts';
import type { FoundPage } from '../found-page.ts';
import { searchWidgetScript } from './search-widget.ts';
import { swgCall, type SwgCall } from './swg-calls.ts';

/** The account service of a page. */
export interface AccountCall {
  readonly origin: string;
  /** The site's addresses of it. */
  readonly site: AuthSite;
  /** The sources of the companies and the captcha. */
  readonly sources: ReturnType<typeof signInSources>;
  /** The place of the renewal banner; undefined without one. */
  readonly renewal: RenewalPlace | undefined;
}

/**
 * The other servers that the scripts of a page load from, call or frame; each is undefined on pages without it. The
 * document names them to the scripts, the policy allows them, and the ETag changes with them.
 */
export interface PageCalls {
  readonly account: AccountCall | undefined;
  readonly paywall: PaywallCall | undefined;
  /** The address of the gateway's card fields. */
  readonly cards: string | undefined;
  /** Subscriptions at the search engine. */
  readonly swg: SwgCall | undefined;
  /** Where measured events go. */
  readonly analytics: AnalyticsPlaces | undefined;
  /** The measured properties of the page. */
  readonly view: PageView | undefined;
  readonly ads: AdsCall | undefined;
  /** The address of the advertising pixel. */
  readonly pixel: string | undefined;
  readonly recommendations: string | undefined;
  /** The script of the search service. */
  readonly searchWidget: string | undefined;
}

function accountCall(
  found: FoundPage,
  { brand }: Site,
  { accountOrigin, companies, captcha }: Pick<Config, 'accountOrigin' | 'companies' | 'captcha'>,
): AccountCall | undefined {
  if (!accountOrigin) return undefined;
  return {
    origin: accountOrigin,
    site: authSite(brand, companies),
    sources: signInSources(companies, captcha),
    renewal: renewalPlace(found, brand),
  };
}

/** Where the page shows a renewal banner: the menu alone, if it has no other place. @see C8 */
function renewalPlace({ page, status }: FoundPage, brand: BrandConfig): RenewalPlace | undefined {
  if (!brand.features.renewalBanner || status !== 200) return undefined;
  if (page.path === brand.routes.profile) return 'profile';
  return page.kind === 'home' ? 'home' : page.kind === 'article' ? 'inread' : 'menu';
}

/** The other servers of a page. A new one is added here, then to the document and to the policy. */
export const pageCalls = (found: FoundPage, site: Site, config: Config): PageCalls => ({
  account: accountCall(found, site, config),
  paywall: paywallCall(found.page, site, config),
  cards: cardFrameOf(found.page, site.brand, config),
  swg: swgCall(found.page, site, config),
  analytics: analyticsPlaces(site, config),
  view: analyticsView(found, site),
  ads: adsCall(found, site, config),
  pixel: adPixel(found, site, config),
  recommendations: recommendationScript(found, site, config),
  searchWidget: searchWidgetScript(found, site, config),
});
