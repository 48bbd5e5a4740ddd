/** A brand's drawn name beside or in a link that names it. One with a label is in a dialog, which a script may remove. */
const DRAWN = /(<svg class="rt-wordmark[^>]* aria-hidden="true"[^>]*>)(.*?)<\/svg>/gs;

/**
 * A page with each drawn name once: up to 7 KB of paths, which the header has, the bar that stays and the footer. The
 * first one has the paths, and the others refer to it.
 *
 * @param html without drawn names in islands, which would no longer be what React expects when it hydrates
 * @param idPrefix begins the ids, in a part that is added to another page
 */
export function drawOnce(html: string, idPrefix = ''): string {
  const drawings = [...html.matchAll(DRAWN)].map(([, , paths = '']) => paths);
  let at = 0;
  return html.replace(DRAWN, (drawn, open: string, paths: string) => {
    const first = drawings.indexOf(paths);
    const isFirst = first === at++;
    if (first === drawings.lastIndexOf(paths)) return drawn;
    const id = `${idPrefix}drawing${first}`;
    return `${open}${isFirst ? `<g id="${id}">${paths}</g>` : `<use href="#${id}"></use>`}</svg>`;
  });
}
