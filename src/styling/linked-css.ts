import type { CriticalStyles } from './critical-css.ts';
import { HEAD_END, SHEET } from './inline-css.ts';
import { keptTexts } from './kept-texts.ts';
import { withReadKeyframes } from './keyframes.ts';
import { withoutRepeatedOrders } from './layer-orders.ts';
import { factsOf } from './page-facts.ts';
import { marksOf } from './page-marks.ts';
import { indexSheet, MOST_CHARACTERS, newNames, pageRules, type PagePart } from './page-rules.ts';

export interface LinkedCssOptions {
  /**
   * The page's scripts neither set nor read a custom property before its stylesheets are loaded, and do not change the brand
   * of `<html>`. Those that nothing reads are then left out, and the others evaluated: a short value is written where
   * it is read, if it is the only one in the page, and one without a value makes place for its fallback.
   */
  readonly readOnly?: boolean | undefined;
}

/** In place of the page's own origin, so that addresses stay without one. */
const PAGE = 'http://page.invalid';

/** An address in a sheet that is relative to the sheet. */
const RELATIVE = /url\(\s*(["']?)(?![a-z][a-z0-9+.-]*:|[/#])([^"')]+)\1\s*\)/gi;

function withPageAddresses(css: string, sheet: string): string {
  const base = new URL(sheet, PAGE);
  return css.replace(RELATIVE, (_all, _quote: string, address: string) => {
    const { origin, href } = new URL(address, base);
    return `url("${origin === PAGE ? href.slice(PAGE.length) : href}")`;
  });
}

/** The addresses of the stylesheets that `withInlineCss` lets wait, in their order. A router may link one again, with a fragment. */
function linkedSheets(html: string): string[] {
  const head = html.slice(0, HEAD_END.exec(html)?.index);
  const addresses = [...head.matchAll(SHEET)].map(([link]) => /\shref=["']?([^"'#\s>]+)/i.exec(link)?.[1]);
  return [...new Set(addresses)]
    .filter((address) => address !== undefined)
    .map((address) => address.replaceAll('&amp;', '&'));
}

/**
 * Creates a function that returns the CSS of a page from the stylesheets that it links: the rules that can match before a
 * script changes the page. A bundler has put the brand's, the app's and the library's CSS into them, so none is named. Rules
 * with other classes than the library's are kept.
 *
 * @param styles the content of `rotativa/critical-css.json`, for its names
 * @param load the text of a stylesheet by its address, as the page links it. It is asked once for each
 * @returns a function from a page's HTML to the CSS for `withInlineCss`; rejects if a stylesheet does not load
 */
export function createLinkedCss(
  styles: CriticalStyles,
  load: (address: string) => Promise<string>,
  { readOnly = false }: LinkedCssOptions = {},
): (html: string) => Promise<string> {
  const names = newNames([...(styles.rendered ?? []), ...styles.roots.map(({ id }) => `.${id}`)]);
  const sheets = new Map<string, Promise<readonly PagePart[]>>();
  function sheet(address: string): Promise<readonly PagePart[]> {
    const known = sheets.get(address);
    if (known) return known;
    const loading = load(address).then(
      (css) => indexSheet(withPageAddresses(css, address), names),
      (cause: unknown) => {
        // The next page asks again.
        sheets.delete(address);
        throw new Error(`createLinkedCss: the stylesheet ${address} of a page did not load.`, { cause });
      },
    );
    sheets.set(address, loading);
    return loading;
  }
  const kept = keptTexts(MOST_CHARACTERS);
  return async (html) => {
    const addresses = linkedSheets(html);
    const parts = await Promise.all(addresses.map(sheet));
    const tags = names.tags.in(html);
    const { canMatch, meets } = marksOf(tags, names);
    const facts = readOnly ? factsOf(html, tags, names) : undefined;
    return kept([addresses.join(' '), meets, JSON.stringify(facts)].join(), () =>
      withReadKeyframes(pageRules(withoutRepeatedOrders(parts), canMatch, facts)),
    );
  };
}
