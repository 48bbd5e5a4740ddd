const PICTURE = /<link rel="preload" as="image"[^>]*>/g;
/** A hint, or an island with those that it has. */
const HINTS = /<link rel="preload" as="image"[^>]*>|<rt-island[\s>].*?<\/rt-island>/gs;

/** A page's HTML, and the preload hints for its head. */
export interface Hoisted {
  readonly html: string;
  readonly preloads: string;
}

/**
 * Moves the preload hints for the page's first pictures from the body, where React writes them, to the head: there the
 * browser finds them some round trips earlier. Islands also keep their hints, because React expects them when it
 * hydrates.
 */
export function hoistPreloads(html: string): Hoisted {
  const found = new Set<string>();
  const moved = html.replace(HINTS, (part) => {
    for (const [link] of part.matchAll(PICTURE)) found.add(link);
    return part.startsWith('<rt-island') ? part : '';
  });
  return { html: moved, preloads: [...found].join('') };
}
