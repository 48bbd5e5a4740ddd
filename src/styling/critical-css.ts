import { noteOwnStyles } from './missing-styles.ts';

/** The CSS of one root. `rotativa/critical-css.json` has all of them, in the order of `styles.css`. */
export interface RootStyles {
  /** Its class. A page whose HTML has it needs the CSS. */
  readonly id: string;
  /** A cascade layer of the library. */
  readonly layer: string;
  readonly css: string;
}

/** The library's stylesheet in parts, from which a page selects. */
export interface CriticalStyles {
  /** The order of the layers, reset and default tokens, for every page. */
  readonly base: string;
  readonly roots: readonly RootStyles[];
}

/** CSS of every page in addition to the library's. */
export interface CriticalStylesExtras {
  /** A brand's stylesheet; its URLs must be valid in the page. */
  readonly theme?: string | undefined;
  /** The app's rules, after all others. */
  readonly app?: string | undefined;
}

const CLASS = /\brt-[a-z][a-z0-9-]*/g;

/**
 * Characters of the CSS that is kept for sets of roots, the last used ones: some dozen sets. Pages of one kind mostly have
 * the same set, but a site has hundreds in all, and each can have 200 KB.
 */
const MOST_CHARACTERS = 2_000_000;

const inLayers = (roots: readonly RootStyles[]): string => {
  const layers = new Map<string, string>();
  for (const { layer, css } of roots) layers.set(layer, (layers.get(layer) ?? '') + css);
  return [...layers].map(([layer, css]) => `@layer ${layer}{${css}}`).join('');
};

/**
 * Creates a function that returns the CSS of a page: the base, the brand's, and every root whose class is in the
 * HTML. The first paint then needs no stylesheet request, and the page has no unused rules. Content that a script
 * adds later (such as a dialog) needs `styles.css`: link it where it does not block rendering.
 * @param styles the content of `rotativa/critical-css.json`
 * @returns a function from a page's HTML to the CSS for a `<style>` in its head
 */
export function createCriticalCss(
  { base, roots }: CriticalStyles,
  { theme = '', app = '' }: CriticalStylesExtras = {},
): (html: string) => string {
  noteOwnStyles();
  /** The least recently used first. */
  const kept = new Map<string, string>();
  let characters = 0;
  const drop = (key: string): void => {
    characters -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, css: string): void => {
    drop(key);
    kept.set(key, css);
    characters += css.length;
    for (const oldest of kept.keys()) {
      if (characters <= MOST_CHARACTERS) return;
      drop(oldest);
    }
  };
  // The order of the layers must come first, once.
  const own = theme.replace(/@layer [^{;]*;/, '');
  return (html) => {
    const used = new Set(html.match(CLASS));
    const chosen = roots.filter(({ id }) => used.has(id));
    const key = chosen.map(({ id }) => id).join(' ');
    const css = kept.get(key) ?? base + own + inLayers(chosen) + app;
    keep(key, css);
    return css;
  };
}
