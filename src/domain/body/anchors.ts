import type { ContentElement } from '../ans/element.ts';
import { anchorId } from '../html/anchor.ts';
import { attributesOf, OPENING_TAG } from '../html/tag-attributes.ts';
import { decodedPath } from '../page/path.ts';
import { mapHtml } from './map-html.ts';

const HREF = /\shref\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/i;
/** Elements into which a mark may be put: their text begins with it. Before all others, the mark is in the text around them. */
const HOLDS_TEXT =
  /^<(?:p|div|section|article|aside|li|dt|dd|td|th|h[1-6]|blockquote|figcaption|caption|sup|sub)\b/i;
/** Parts of a table, in and before which there may be no text. */
const HOLDS_NO_TEXT = /^<(?:tr|tbody|thead|tfoot|colgroup|col)\b/i;

/** The place on the same page to which a tag links. */
function linkedPlace(tag: string): string | undefined {
  const href = /^<a\b/i.test(tag) ? attributesOf(tag).get('href') : undefined;
  return href?.startsWith('#') && href.length > 1 ? decodedPath(href.slice(1)) : undefined;
}

/** The names by which links find a tag. */
function placesOf(tag: string): string[] {
  if (HOLDS_NO_TEXT.test(tag)) return [];
  const attributes = attributesOf(tag);
  const name = /^<a\b/i.test(tag) ? attributes.get('name') : undefined;
  return [attributes.get('id'), name].filter((one): one is string => Boolean(one));
}

/**
 * Keeps the links inside a body, as those of footnotes: a place to which the body links gets a mark with an id that the
 * policy keeps, and a link to no place of the body loses its address.
 */
export function withAnchors(elements: readonly ContentElement[]): readonly ContentElement[] {
  const linked = new Set<string>();
  const present = new Set<string>();
  mapHtml(elements, (html) => {
    for (const [tag] of html.matchAll(OPENING_TAG)) {
      const place = linkedPlace(tag);
      if (place !== undefined) linked.add(place);
      for (const name of placesOf(tag)) present.add(name);
    }
    return html;
  });
  if (linked.size === 0) return elements;
  const ids = new Map<string, string>();
  for (const name of present) {
    if (!linked.has(name)) continue;
    const wanted = anchorId(name);
    const used = [...ids.values()];
    let id = wanted;
    for (let copy = 2; used.includes(id); copy += 1) id = `${wanted}-${copy}`;
    ids.set(name, id);
  }
  // A block has the id of its element.
  const blocks = new Set(JSON.stringify(elements).match(/(?<="_id":")[^"]+/g));
  const marked = new Set<string>();
  return mapHtml(elements, (html) =>
    html.replace(OPENING_TAG, (tag) => {
      const marks = placesOf(tag).flatMap((name) => {
        const id = ids.get(name);
        if (id === undefined || marked.has(id)) return [];
        marked.add(id);
        return [`<span id="${id}"></span>`];
      });
      const place = linkedPlace(tag);
      const id = place === undefined ? undefined : ids.get(place);
      const kept = place === undefined || (id === undefined && blocks.has(place));
      const own = kept ? tag : tag.replace(HREF, id === undefined ? '' : ` href="#${id}"`);
      return HOLDS_TEXT.test(tag) ? own + marks.join('') : marks.join('') + own;
    }),
  );
}
