/** The kinds of contents that a page is made of. */
export type ContentKind = 'story' | 'section' | 'collection' | 'author' | 'tag';

/**
 * Names a content that pages show: 'story/ABC', 'section/deportes/ciclismo'. The service that changes it and the site that
 * shows it make the same name, without the brand.
 */
export type ContentKey = `${ContentKind}/${string}`;

/** Longest name: caches read keys from a header. */
const LONGEST = 120;

/** The kinds of the letters that every cache reads alike; spaces and commas separate keys. */
const PLAIN = /^[\w./-]+$/;

/** FNV-1a in 32 bits: it spreads names evenly, and is the same everywhere. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The key of a content. @param id an id; a path for a section */
export function contentKey(kind: ContentKind, id: string): ContentKey {
  const name = id.replace(/^\/+|\/+$/g, '') || '-';
  if (name.length <= LONGEST && PLAIN.test(name)) return `${kind}/${name}`;
  const back = [...name].reverse().join('');
  return `${kind}/~${hashOf(name).toString(36)}${hashOf(back).toString(36)}`;
}
