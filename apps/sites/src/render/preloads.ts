const PICTURE = /<link rel="preload" as="image"[^>]*>/g;
const ISLANDS = /(<rt-island[\s>].*?<\/rt-island>)/s;

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
  const parts = html.split(ISLANDS).map((part, index) => {
    for (const [link] of part.matchAll(PICTURE)) found.add(link);
    const island = index % 2 === 1;
    return island ? part : part.replace(PICTURE, '');
  });
  return { html: parts.join(''), preloads: [...found].join('') };
}
