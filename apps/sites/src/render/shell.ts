import { pageType, sectionName, type RenewalPlace } from 'rotativa/domain';
import type { BrandConfig } from 'rotativa/themes';
import { VARIANT_ATTRIBUTE } from '../client/access-names.ts';
import type { PageAssets } from '../build/assets.ts';
import type { PageCalls } from '../pages/page-calls.ts';
import { LATE_STYLES } from './late-styles.ts';
import { headMarkup, type Head } from './head.ts';
import { tag } from './markup.ts';
import { ADS_SCRIPT, READER_SCRIPT } from './reader-script.ts';
import {
  ACCOUNT_META,
  CARDS_META,
  CONSENT_META,
  PAYWALL_META,
  RENEWAL_META,
  SWG_META,
} from './meta-names.ts';
import { ADS_META, PIXEL_META } from '../client/ads-names.ts';
import { RECOMMENDATIONS_META } from '../client/recommendations-names.ts';
import { SEARCH_WIDGET_META } from '../client/search-widget-names.ts';
import { MEASURING_META } from '../client/measuring-names.ts';

export type Mode = 'light' | 'dark';

export interface Shell {
  readonly brand: BrandConfig;
  readonly path: string;
  readonly assets: PageAssets;
  readonly head: Head;
  /** Undefined: the device's setting applies. */
  readonly mode: Mode | undefined;
  /** Preload hints for the page's first pictures. */
  readonly preloads: string;
  /** The other servers that scripts of the page use. */
  readonly calls: PageCalls;
  /** The place of the renewal banner; undefined without one. */
  readonly renewal: RenewalPlace | undefined;
  /** Whether the page has a recording, which has a script. */
  readonly recording: boolean;
  /** Whether ad slots show editors what they are, and have their space. */
  readonly adPlaces: boolean;
  /** The page's inline CSS; undefined if the stylesheets are linked. */
  readonly css: string | undefined;
}

/** An inline script with a hash in the policy. The browser prerenders pages that a reader is about to open, except files and links with side effects. */
export const SPECULATION = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/(images|videos|sounds|documents)/*.*' } },
          { not: { selector_matches: '[rel~=nofollow],[target=_blank],[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The document up to the page's HTML, which React renders. It begins with the doctype. */
export function openDocument({
  brand,
  path,
  assets,
  head,
  mode,
  preloads,
  calls,
  renewal,
  recording,
  adPlaces,
  css,
}: Shell): string {
  const { account, paywall, cards, swg, measuring, view, ads, pixel, recommendations, searchWidget } = calls;
  const { light, dark } = brand.themeColor;
  const html = tag('html', {
    lang: brand.language,
    'data-brand': brand.key,
    'data-mode': mode ?? (brand.mode === 'dark' ? 'dark' : undefined),
    'data-ads': adPlaces ? '' : undefined,
  });
  // The switch of the mode changes which one applies: see `startThemeSwitch`.
  const colour = (content: string, scheme: Mode): string =>
    tag('meta', {
      name: 'theme-color',
      content,
      media: mode === undefined ? `(prefers-color-scheme: ${scheme})` : mode === scheme ? 'all' : 'not all',
      'data-scheme': scheme,
    });
  return [
    '<!doctype html>',
    html,
    '<head><meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // Before any script that reads it.
    account
      ? `${tag('meta', {
          name: ACCOUNT_META,
          content: account.origin,
          'data-site': JSON.stringify(account.site),
          'data-visitors': cards || swg ? '' : undefined,
        })}<script>${READER_SCRIPT}</script>`
      : '',
    account && renewal ? tag('meta', { name: RENEWAL_META, content: renewal }) : '',
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
    measuring && view
      ? tag('meta', {
          name: MEASURING_META,
          content: measuring.endpoint ?? '',
          'data-site': brand.slug,
          'data-tags': measuring.tags,
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
    preloads,
    ...assets.fonts.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true }),
    ),
    css === undefined
      ? assets.styles.map((href) => tag('link', { rel: 'stylesheet', href })).join('')
      : `<style>${css}</style>`,
    // Not `async`: it runs when the page is complete, so that it finds the switch in the footer and whole islands.
    ...[...assets.scripts, assets.script, ...(recording ? [assets.recording] : [])].map(
      (src) => `${tag('script', { type: 'module', src })}</script>`,
    ),
    headMarkup(head, brand),
    // Styles of islands that the page does not show yet. They load before the first island hydrates.
    ...(css === undefined ? [] : assets.styles.map((content) => tag('meta', { name: LATE_STYLES, content }))),
    colour(light, 'light'),
    colour(dark, 'dark'),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    `<script type="speculationrules">${SPECULATION}</script>`,
    '</head>',
    // For styles and measurements of a site.
    tag('body', {
      'data-page-type': pageType(path),
      'data-section': sectionName(path, brand.sectionSegments) || undefined,
      [VARIANT_ATTRIBUTE]: head.variant,
    }),
  ].join('');
}

export const CLOSE_DOCUMENT = '</body></html>';
