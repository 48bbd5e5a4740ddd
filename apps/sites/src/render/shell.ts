import type { BrandConfig } from 'rotativa/themes';
import type { PageAssets } from '../build/assets.ts';
import { LATE_STYLES } from './late-styles.ts';
import { headMarkup, type Head } from './head.ts';
import { tag } from './markup.ts';

export type Mode = 'light' | 'dark';

export interface Shell {
  readonly brand: BrandConfig;
  readonly assets: PageAssets;
  readonly head: Head;
  readonly nonce: string;
  /** Undefined: the reader's device decides. */
  readonly mode: Mode | undefined;
  /** Hints for the pictures that the page shows first. */
  readonly preloads: string;
  /** The page's own CSS; undefined where the stylesheets are linked. */
  readonly css: string | undefined;
}

/** Pages that a reader is about to open are rendered ahead; what has no page, or changes something, is not. */
const SPECULATION = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/(images|videos)/*.*' } },
          { not: { selector_matches: '[rel~=nofollow],[target=_blank],[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** What stands before the page's own HTML. React renders inside it: the doctype is always the first thing. */
export function openDocument({ brand, assets, head, nonce, mode, preloads, css }: Shell): string {
  const { light, dark } = brand.themeColor;
  const html = tag('html', {
    lang: brand.language,
    'data-brand': brand.key,
    'data-mode': mode ?? (brand.mode === 'dark' ? 'dark' : undefined),
  });
  const colour = (content: string, media?: string): string =>
    tag('meta', { name: 'theme-color', content, media });
  return [
    '<!doctype html>',
    html,
    '<head><meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    preloads,
    ...assets.fonts.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true }),
    ),
    css === undefined
      ? assets.styles.map((href) => tag('link', { rel: 'stylesheet', href })).join('')
      : `<style nonce="${nonce}">${css}</style>`,
    ...[...assets.scripts, assets.script].map(
      (src) => `${tag('script', { type: 'module', src, nonce, async: true })}</script>`,
    ),
    headMarkup(head, brand),
    tag('meta', { property: 'csp-nonce', nonce }),
    // What a page does not show yet but an island may: fetched before the first one hydrates.
    ...(css === undefined ? [] : assets.styles.map((content) => tag('meta', { name: LATE_STYLES, content }))),
    ...(mode
      ? [colour(mode === 'dark' ? dark : light)]
      : [colour(light, '(prefers-color-scheme: light)'), colour(dark, '(prefers-color-scheme: dark)')]),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    `<script type="speculationrules" nonce="${nonce}">${SPECULATION}</script>`,
    '</head><body>',
  ].join('');
}

export const CLOSE_DOCUMENT = '</body></html>';
