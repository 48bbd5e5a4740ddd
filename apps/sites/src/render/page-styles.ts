import type { PageStyles, RootStyles } from '../build/page-styles.ts';

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
 * HTML. No file is waited for before the first paint, and nothing is sent that the page does not show.
 * @param theme the brand's stylesheet
 */
export function pageStyler({ base, app, roots }: PageStyles, theme: string): (html: string) => string {
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
