const PICTURE = /<link rel="preload" as="image"[^>]*>/g;
const ISLANDS = /(<rt-island[\s>].*?<\/rt-island>)/s;

/** A page's HTML, and the pictures that it shows first as they stand in its head. */
export interface Hoisted {
  readonly html: string;
  readonly preloads: string;
}

/**
 * Takes the hints for the page's first pictures out of the body, where React leaves them beside the picture: in the
 * head, before the styles, they are found some round trips earlier. An island keeps its own as well: it is what React
 * finds again when it hydrates.
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
