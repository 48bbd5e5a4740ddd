/** Maximum length of texts in characters, by place. */
export const TRUNCATION_CHARS = {
  headline: 150,
  relatedGalleryHeadline: 100,
  opinionCardExcerpt: 150,
  authorCardExcerpt: 80,
} as const;

/**
 * The first `max` characters followed by '...', or the whole text if it is not longer. Characters are code points, so
 * that an emoji is never split.
 */
export function truncate(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, max).join('')}...`;
}
