/** One root's CSS. `rotativa/page-styles.json` holds all of them, in the order of `styles.css`. */
export interface RootStyles {
  /** Its class, by which a page's HTML tells that it needs it. */
  readonly id: string;
  /** A cascade layer of the library. */
  readonly layer: string;
  readonly css: string;
}

/** The library's stylesheet in pieces, from which a page takes what it shows. */
export interface PageStyles {
  /** The order of the layers, reset and default tokens: every page has them. */
  readonly base: string;
  readonly roots: readonly RootStyles[];
}

/** CSS that every page has besides the library's. */
export interface PageStylesExtras {
  /** A brand's stylesheet; addresses in it must hold in the page. */
  readonly theme?: string;
  /** The app's own rules, after all others. */
  readonly app?: string;
}

const CLASS = /\brt-[a-z][a-z0-9-]*/g;

/** Distinct sets of roots whose CSS is kept: pages of a kind mostly have the same. */
const KEPT = 200;

const inLayers = (roots: readonly RootStyles[]): string => {
  const layers = new Map<string, string>();
  for (const { layer, css } of roots) layers.set(layer, (layers.get(layer) ?? '') + css);
  return [...layers].map(([layer, css]) => `@layer ${layer}{${css}}`).join('');
};

/**
 * Makes the function that gives a page its CSS: the base, the brand's, and every root whose class stands in the
 * HTML. No file is waited for before the first paint, and nothing is sent that the page does not show. What a script
 * adds later (a dialog's content) needs `styles.css` then: link it where it blocks nothing.
 * @param styles what `rotativa/page-styles.json` holds
 * @returns given a page's HTML, the CSS for a `<style>` in its head
 */
export function pageStyler(
  { base, roots }: PageStyles,
  { theme = '', app = '' }: PageStylesExtras = {},
): (html: string) => string {
  const kept = new Map<string, string>();
  // The order of the layers stands once, at the very beginning.
  const own = theme.replace(/@layer [^{;]*;/, '');
  return (html) => {
    const used = new Set(html.match(CLASS));
    const chosen = roots.filter(({ id }) => used.has(id));
    const key = chosen.map(({ id }) => id).join(' ');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const css = base + own + inLayers(chosen) + app;
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, css);
    return css;
  };
}
