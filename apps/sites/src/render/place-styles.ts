import type { PageAssets } from '../build/assets.ts';
import { FIRST_VIEW_END } from '../contract/first-view.ts';

export interface PlacedStyles {
  /** The page's HTML, with the CSS that follows the shared stylesheet. */
  readonly html: string;
  /** The CSS of its head; undefined if the stylesheets are linked. */
  readonly head: string | undefined;
  /** Whether it has the link of the shared stylesheet, where its first view ends. */
  readonly hasEnd: boolean;
  /** The texts of all its `<style>` elements, for the policy. */
  readonly inline: readonly string[];
}

/**
 * Gives a page its CSS: in the head, or in the head and behind the link of the stylesheet that the brand's pages share.
 *
 * @param html of its body
 * @param opening the tags before it, for the brand and the mode of the page
 */
export function placeStyles(
  html: string,
  { css, shared }: Pick<PageAssets, 'css' | 'shared'>,
  opening: string,
): PlacedStyles {
  if (!css) return { html, head: undefined, hasEnd: false, inline: [] };
  const link =
    shared &&
    new RegExp(`<link id="${FIRST_VIEW_END}" rel="stylesheet" href="${shared.address}"/?>`).exec(html);
  if (!shared || !link) {
    const head = css(opening + html);
    return { html, head, hasEnd: false, inline: [head] };
  }
  const { first, rest } = shared.pageCss(opening + html, opening.length + link.index);
  if (!rest) return { html, head: first, hasEnd: true, inline: [first] };
  const behind = link.index + link[0].length;
  return {
    html: `${html.slice(0, behind)}<style>${rest}</style>${html.slice(behind)}`,
    head: first,
    hasEnd: true,
    inline: [first, rest],
  };
}
