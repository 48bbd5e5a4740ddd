import { pageType, sectionName } from 'rotativa/domain';
import type { BrandConfig } from 'rotativa/themes';
import { VARIANT_ATTRIBUTE } from '../contract/access.ts';
import type { PageAssets } from '../build/assets.ts';
import type { PageCalls } from '../pages/calls/page-calls.ts';
import { callMetas } from './call-metas.ts';
import { FIRST_VIEW_END } from '../contract/first-view.ts';
import { LATE_STYLES } from '../contract/late-styles.ts';
import { headMarkup, type Head } from './head.ts';
import { tag } from './markup.ts';

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
  /** Whether the page has a recording, which has a script. */
  readonly recording: boolean;
  /** Whether ad slots show editors what they are, and have their space. */
  readonly adPlaces: boolean;
  /** The page's inline CSS; undefined if the stylesheets are linked. */
  readonly css: string | undefined;
  /** Whether the page says where its first view ends. */
  readonly hasEnd: boolean;
}

/**
 * An inline script with a hash in the policy. The browser prerenders pages that a reader is about to open, except files,
 * links with side effects, and those that an island handles, as 'Cargar más': it asks for the items itself.
 */
export const SPECULATION = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/(images|videos|sounds|documents)/*.*' } },
          { not: { selector_matches: '[rel~=nofollow],[target=_blank],[download],[data-hold]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The attributes of `<html>` and `<body>`, for styles and measurements of a site. */
export function documentAttributes({
  brand,
  path,
  mode,
  adPlaces,
  variant,
}: Pick<Shell, 'brand' | 'path' | 'mode' | 'adPlaces'> & { readonly variant?: string | undefined }) {
  return {
    html: {
      lang: brand.language,
      'data-brand': brand.key,
      'data-mode': mode ?? (brand.mode === 'dark' ? 'dark' : undefined),
      'data-ads': adPlaces ? '' : undefined,
    },
    body: {
      'data-page-type': pageType(path),
      'data-section': sectionName(path, brand.sectionSegments) || undefined,
      [VARIANT_ATTRIBUTE]: variant,
    },
  };
}

/** The document up to the page's HTML, which React renders. It begins with the doctype. */
export function openDocument({
  brand,
  path,
  assets,
  head,
  mode,
  preloads,
  calls,
  recording,
  adPlaces,
  css,
  hasEnd,
}: Shell): string {
  const { light, dark } = brand.themeColor;
  const attributes = documentAttributes({ brand, path, mode, adPlaces, ...head });
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
    tag('html', attributes.html),
    '<head><meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    callMetas(calls, brand),
    // A browser paints what has arrived. Centred rows and a picture above its title would move when the rest comes.
    hasEnd ? tag('link', { rel: 'expect', href: `#${FIRST_VIEW_END}`, blocking: 'render' }) : '',
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
    tag('body', attributes.body),
  ].join('');
}

export const CLOSE_DOCUMENT = '</body></html>';
