import type { PageAssets } from '../build/assets.ts';

export interface PlacedStyles {
  /** The page's HTML, with the CSS that follows the shared stylesheet. */
  readonly html: string;
  /** The CSS of its head; undefined if the stylesheets are linked. */
  readonly head: string | undefined;
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
  if (!css) return { html, head: undefined, inline: [] };
  const link = shared && new RegExp(`<link rel="stylesheet" href="${shared.address}"/?>`).exec(html);
  if (!shared || !link) {
    const head = css(opening + html);
    return { html, head, inline: [head] };
  }
  const { first, rest } = shared.pageCss(opening + html, opening.length + link.index);
  if (!rest) return { html, head: first, inline: [first] };
  const behind = link.index + link[0].length;
  return {
    html: `${html.slice(0, behind)}<style>${rest}</style>${html.slice(behind)}`,
    head: first,
    inline: [first, rest],
  };
}
