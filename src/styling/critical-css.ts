import { indexStyles, indexTheme, inLayers } from './indexed-styles.ts';
import { keptTexts } from './kept-texts.ts';
import { noteOwnStyles } from './missing-styles.ts';
import { factsOf } from './page-facts.ts';
import { marksOf } from './page-marks.ts';
import { indexSheet, MOST_CHARACTERS, pageRules } from './page-rules.ts';

export { withInlineCss, type InlineCssOptions } from './inline-css.ts';
export { withLateScripts, type LateScriptsOptions } from './late-scripts.ts';
export { createLinkedCss, type LinkedCssOptions } from './linked-css.ts';
export { createSharedCss, type PageCss, type SharedCss, type SharedCssOptions } from './shared-css.ts';

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
  /**
   * The classes (`.name`) and attributes (`[data-name]`) that the server's HTML has from the beginning or never. Rules that
   * need those that a page does not have are left out.
   */
  readonly rendered?: readonly string[] | undefined;
}

/** CSS of every page in addition to the library's. */
export interface CriticalStylesExtras {
  /** A brand's stylesheet; its URLs must be valid in the page. */
  readonly theme?: string | undefined;
  /** The app's rules, after all others. */
  readonly app?: string | undefined;
  /** As in `LinkedCssOptions`. Not for pages that link other CSS that sets or reads custom properties. */
  readonly readOnly?: boolean | undefined;
}

/**
 * Creates a function that returns the CSS of a page: of the base, the brand's and the roots whose class is in the HTML, the
 * rules that can match before a script changes the page. The first paint then needs no stylesheet request. Content that a
 * script adds later (such as a dialog) needs `styles.css` and the brand's file: link them where they do not block
 * rendering.
 * @param styles the content of `rotativa/critical-css.json`
 * @returns a function from a page's HTML to the CSS for a `<style>` in its head
 */
export function createCriticalCss(
  styles: CriticalStyles,
  { theme = '', app = '', readOnly = false }: CriticalStylesExtras = {},
): (html: string) => string {
  noteOwnStyles();
  const { names, base, roots } = indexStyles(styles);
  const own = indexTheme(theme, names);
  const after = indexSheet(app, names);

  const kept = keptTexts(MOST_CHARACTERS);
  return (html) => {
    const tags = names.tags.in(html);
    const { roots: present, canMatch, meets } = marksOf(tags, names);
    const facts = readOnly ? factsOf(html, tags, names) : undefined;
    const chosen = roots.filter(({ id }) => present.has(id));
    const key = [chosen.map(({ id }) => id).join(' '), meets, JSON.stringify(facts)].join();
    return kept(key, () => pageRules([base, own, inLayers(chosen), after], canMatch, facts));
  };
}
