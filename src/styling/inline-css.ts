/**
 * A stylesheet that waits for `loadLateStyles`. Being disabled keeps the browser from loading it; without the medium,
 * Chromium's look ahead through the HTML would. Routers that hydrate the head find a link by its other attributes.
 */
const LATE = 'disabled media="not all" data-rt-late=""';

/** The links of stylesheets. One for a medium stays as it is. */
export const SHEET = /<link\b(?![^>]*\smedia=)[^>]*\srel=["']?stylesheet\b[^>]*>/gi;
/** A preload would load what waits. A router may link it to a later page. */
const SHEET_PRELOAD = /<link\b(?![^>]*\smedia=)(?=[^>]*\srel=["']?preload\b)(?=[^>]*\sas=["']?style\b)/gi;
export const HEAD_END = /<\/head\s*>/i;

export interface InlineCssOptions {
  /** Of the content security policy of this answer. */
  readonly nonce?: string | undefined;
}

/**
 * Puts the CSS of a page into its head, and lets the stylesheets that the page links wait. `loadLateStyles` loads them in
 * the browser. A `<style>` and attributes of links are all that differs, so that a router which hydrates the document accepts
 * it.
 *
 * @param html a whole document
 * @param css of `createCriticalCss`, also the app's: no linked stylesheet applies at first
 * @throws TypeError if the HTML has no end of a head, or the CSS would end its element
 */
export function withInlineCss(html: string, css: string, { nonce }: InlineCssOptions = {}): string {
  const end = HEAD_END.exec(html)?.index;
  if (end === undefined)
    throw new TypeError('withInlineCss: the HTML has no </head>. Pass a whole document, not a part of it.');
  if (/<\/style/i.test(css))
    throw new TypeError(
      'withInlineCss: the CSS has "</style", which would end its element. Escape the "<" as "\\3c ".',
    );
  const head = html.slice(0, end);
  const style = `<style${nonce ? ` nonce="${nonce}"` : ''}>${css}</style>`;
  const first = head.search(SHEET);
  const at = first < 0 ? end : first;
  const late = (part: string): string =>
    part
      .replace(SHEET, (link) => link.replace(/^<link/i, `<link ${LATE}`))
      .replace(SHEET_PRELOAD, '<link media="not all"');
  return late(head.slice(0, at)) + style + late(head.slice(at)) + html.slice(end);
}
