import type { BrandConfig } from 'rotativa/themes';
import { ADS_META, PIXEL_META } from '../contract/ads.ts';
import { ANALYTICS_META } from '../contract/analytics.ts';
import { RECOMMENDATIONS_META } from '../contract/recommendations.ts';
import { SEARCH_WIDGET_META } from '../contract/search-widget.ts';
import type { PageCalls } from '../pages/calls/page-calls.ts';
import { tag } from './markup.ts';
import {
  ACCOUNT_META,
  CARDS_META,
  CONSENT_META,
  PAYWALL_META,
  RENEWAL_META,
  SWG_META,
} from '../contract/metas.ts';
import { ADS_SCRIPT, READER_SCRIPT } from './reader-script.ts';

/**
 * The elements that name a page's other servers to its scripts, and the two short scripts of the first paint. They come
 * before any script that reads them.
 */
export function callMetas(calls: PageCalls, brand: BrandConfig): string {
  const { account, paywall, cards, swg, analytics, view, ads, pixel, recommendations, searchWidget } = calls;
  return [
    account
      ? `${tag('meta', {
          name: ACCOUNT_META,
          content: account.origin,
          'data-site': JSON.stringify(account.site),
          'data-visitors': cards || swg ? '' : undefined,
        })}<script>${READER_SCRIPT}</script>`
      : '',
    account?.renewal ? tag('meta', { name: RENEWAL_META, content: account.renewal }) : '',
    paywall
      ? tag('meta', {
          name: PAYWALL_META,
          content: paywall.script,
          'data-check': JSON.stringify(paywall.check),
        })
      : '',
    cards ? tag('meta', { name: CARDS_META, content: cards }) : '',
    swg
      ? tag('meta', {
          name: SWG_META,
          content: swg.script,
          'data-product': swg.product,
          'data-sku': swg.sku,
        })
      : '',
    analytics && view
      ? tag('meta', {
          name: ANALYTICS_META,
          content: analytics.endpoint ?? '',
          'data-site': brand.slug,
          'data-tags': analytics.tags,
          'data-view': JSON.stringify(view),
        })
      : '',
    ads
      ? `${tag('meta', {
          name: ADS_META,
          content: ads.server,
          'data-site': brand.slug,
          'data-publisher': brand.properties.dfp_id,
          'data-unit': brand.properties.siteNameAds,
        })}<script>${ADS_SCRIPT}</script>`
      : '',
    pixel ? tag('meta', { name: PIXEL_META, content: pixel }) : '',
    recommendations ? tag('meta', { name: RECOMMENDATIONS_META, content: recommendations }) : '',
    searchWidget ? tag('meta', { name: SEARCH_WIDGET_META, content: searchWidget }) : '',
    tag('meta', { name: CONSENT_META, content: brand.routes.consent }),
  ].join('');
}
